# Every verb works on a fresh checkout; `make help` lists them.

SWIFT ?= swift
# The folder with the interface lists and the real log; checks that need it are skipped where it is not.
SHARED ?= $(or $(MILLRACE_SHARED),$(if $(wildcard ../shared),../shared))

# Modules whose whole interface is there: nothing may be missing or changed.
API_MODULES ?= RxSwift RxRelay RxTest RxBlocking RxCocoa RxFeedback Differentiator RxDataSources
# Modules that are still growing: what differs is shown. (An overload that is not there yet looks like one that changed.)
API_GROWING ?=
# What `make check` runs under the thread sanitizer; `make tsan` alone runs everything.
CONCURRENCY_TESTS ?= Race|HandOver|Concurren|CSupportTests|LawTests|Scheduler|Dispos|Blocking|EndToEnd|Relay|Share|Single|Threads

# `make run`: the log to read, and further options.
INPUT ?=
ARGS ?= $(if $(INPUT),,--window 300 --top 3)
SAMPLE = .build/sample.log
# `make test FILTER=Name` runs some tests only.
FILTER ?=

filter = $(if $(FILTER),--filter '$(FILTER)')
test = $(SWIFT) test -Xswiftc -DTRACE_RESOURCES $(filter)

# What of the differences breaks a client: all but requirements of protocols that the list does not have, which nobody
# can have conformed to yet.
api_breaks = NR == FNR { listed[$$1]; next } /^(MISSING|CHANGED)/ { print } \
	/^NEW REQUIREMENT/ { split($$3, name, "."); if (name[1] in listed) print } \
	END { if ($$0 !~ /new requirements$$/) print "the comparison did not end" }

.PHONY: run build release test check setup swift packages format api conventions bench bench-runtime bench-race alloc clients tsan asan stress clean help

run: release ## analyse INPUT=path (- is standard input), or a made-up log
	@if [ -n "$(INPUT)" ]; then exec .build/release/millrace analyze $(ARGS) -- "$(INPUT)"; fi; \
	.build/release/millrace generate --lines 50000 > $(SAMPLE) && \
	.build/release/millrace analyze $(ARGS) $(SAMPLE)

release: setup
	@$(SWIFT) build -c release --product millrace

build: setup ## build everything for release
	$(SWIFT) build -c release
	@Scripts/inlined.sh .build/release

test: setup ## run the tests, all of them or FILTER=name
	$(test)

check: ## everything a change has to pass
	@$(MAKE) --no-print-directory format
	@$(MAKE) --no-print-directory build
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory conventions
	@$(MAKE) --no-print-directory api
	@$(MAKE) --no-print-directory clients
	@$(MAKE) --no-print-directory alloc
	@$(MAKE) --no-print-directory tsan FILTER='$(CONCURRENCY_TESTS)'
	@echo "check: passed"

setup: swift ## install the system packages that are missing
	@pkg-config --exists liburcu-bp atomic_ops 2>/dev/null || $(MAKE) --no-print-directory packages

swift:
	@version=$$($(SWIFT) --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1); \
	[ "$${version%%.*}" -ge 6 ] 2>/dev/null || { \
		echo "Swift 6.0 or later is needed (found: $${version:-none}), get it at https://swift.org/install" >&2; exit 1; }

packages:
	@command -v apt-get >/dev/null 2>&1 || { \
		echo "Install liburcu, libatomic_ops and pkg-config and run make again." >&2; \
		echo "They are liburcu-dev libatomic-ops-dev pkg-config in Debian and Ubuntu," >&2; \
		echo "userspace-rcu-devel libatomic_ops-devel pkgconf in Fedora, userspace-rcu libatomic_ops pkgconf in Homebrew." >&2; \
		exit 1; }
	@sudo=; if [ "$$(id -u)" -ne 0 ]; then sudo=sudo; fi; \
	$$sudo apt-get update -q && \
	$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends liburcu-dev libatomic-ops-dev pkg-config

format: swift ## lint the sources
	$(SWIFT) format lint --strict --parallel --recursive Sources Tests Benchmarks Package.swift

api: setup ## compare the public interface with the lists in SHARED/api
	@if [ ! -f "$(SHARED)/api/normalise.py" ]; then echo "api: skipped, there is no ../shared/api"; exit 0; fi; \
	set -e; rm -rf .build/api; \
	$(SWIFT) package dump-symbol-graph --minimum-access-level public --skip-synthesized-members > .build/api.log 2>&1 \
		|| { cat .build/api.log; exit 1; }; \
	graph=$$(dirname "$$($(SWIFT) build --show-bin-path)")/symbolgraph; \
	python3 "$(SHARED)/api/normalise.py" dump "$$graph" -o .build/api $(API_MODULES:%=-m %) $(API_GROWING:%=-m %); \
	for module in $(API_MODULES) $(API_GROWING); do \
		with=; \
		for other in $(API_MODULES) $(API_GROWING); do [ $$other = $$module ] || with="$$with \
			--with .build/api/$$other.txt --with-baseline $(SHARED)/api/$$other.txt"; done; \
		python3 "$(SHARED)/api/normalise.py" check "$(SHARED)/api/$$module.txt" .build/api/$$module.txt \
			$$with --quiet-extra > .build/api/$$module.diff || true; \
		echo "api: $$module: $$(tail -n 1 .build/api/$$module.diff)"; \
		breaks=$$(awk '$(api_breaks)' "$(SHARED)/api/$$module.txt" .build/api/$$module.diff); \
		case " $(API_MODULES) " in \
			*" $$module "*) [ -z "$$breaks" ] || { cat .build/api/$$module.diff; exit 1; } ;; \
			*) grep -E '^(CHANGED|     now|NEW REQUIREMENT)' .build/api/$$module.diff || true ;; \
		esac; \
	done

conventions: setup ## run the tests of how the code is written
	@if [ -d Tests/ConventionTests ]; then $(SWIFT) test -Xswiftc -DTRACE_RESOURCES --filter ConventionTests; \
	else echo "conventions: skipped, there is no Tests/ConventionTests"; fi

bench: setup ## measure, as ratios to the cost of a closure call; CASE=pattern, BASE=bench-old.json
	$(SWIFT) run -c release --package-path Benchmarks bench $(CASE) $(if $(BASE),--base $(BASE)) \
		--json bench.json --svg bench.svg

bench-runtime: setup ## the C runtime beside its rivals
	cd Benchmarks/Runtime && $(SWIFT) run -c release bench-runtime --out ../..

bench-race: setup ## race the runtime, subscriptions and disposables, and check every round
	cd Benchmarks/Runtime && $(SWIFT) run -c release bench-race-c --seconds 1 && $(SWIFT) run -c release bench-race --seconds 1

alloc: setup ## compare the allocations per operation with Benchmarks/allocations.json
	$(SWIFT) run -c release --package-path Benchmarks bench --allocations Benchmarks/allocations.json

clients: setup ## build and run client packages in Swift 5 and Swift 6 mode, warnings as errors
	$(SWIFT) run --package-path Tests/Clients/Swift5
	$(SWIFT) run --package-path Tests/Clients/Swift6 Client
	$(SWIFT) run --package-path Tests/Clients/Swift6 PreconcurrencyClient

tsan: setup ## run the tests under the thread sanitizer
	$(test) --sanitize=thread --scratch-path .build/tsan

# XCTest ends with its test cases alive, which the leak check would report; what our own code leaks, the tests count.
asan: setup ## run the tests under the address sanitizer
	ASAN_OPTIONS=detect_leaks=0:$$ASAN_OPTIONS $(test) --sanitize=address --scratch-path .build/asan

stress: setup ## run the races and the memory laws at full length, optimised
	MILLRACE_STRESS=1 $(SWIFT) test -c release -Xswiftc -enable-testing -Xswiftc -DTRACE_RESOURCES \
		--scratch-path .build/stress --filter '$(or $(FILTER),Race|MemoryLaws|CSupportTests)'

clean: ## remove everything that was built
	rm -rf .build

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | while IFS='|' read -r verb text; do printf '%-12s %s\n' "$$verb" "$$text"; done
