internal import Differentiator

/// What a view was told within one batch.
struct ListEdits {
    var insertedSections: [Int] = []
    var deletedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [(from: Int, to: Int)] = []
    var insertedItems: [ItemPath] = []
    var deletedItems: [ItemPath] = []
    var reloadedItems: [ItemPath] = []
    var movedItems: [(from: ItemPath, to: ItemPath)] = []
}
