/// The live list: how far the reading has come, the newest window, the whole log, and the last alerts if there are any.
func liveSections(_ progress: Progress, _ standing: Standing, _ alerts: LiveAlerts) -> [LiveSection] {
    let tables = TableReporter()
    var sections = [section(.progress, head: progress.text)]
    if let window = standing.window { sections.append(section(.window, head: tables.line(window), window.top)) }
    sections.append(section(.log, head: tables.line(standing.counts), standing.top))
    if !alerts.last.isEmpty {
        let rows = alerts.last.map { LiveRow(identity: .alert($0.number), text: tables.line($0.alert)) }
        sections.append(LiveSection(model: .alerts, items: rows))
    }
    return sections
}

private func section(_ heading: LiveHeading, head: String, _ top: [TopEntry] = []) -> LiveSection {
    var occurrences: [[UInt8]: Int] = [:]
    let paths = top.map { entry in
        let occurrence = occurrences[entry.key, default: 0]
        occurrences[entry.key] = occurrence + 1
        return LiveRow(
            identity: .path(heading, entry.key, occurrence: occurrence), text: TableReporter().line(entry))
    }
    return LiveSection(model: heading, items: [LiveRow(identity: .head(heading), text: head)] + paths)
}
