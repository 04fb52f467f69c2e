/** The names under which drafts about an objective are stored on the device. */
export const reportDraft = (id: string) => `objective-${id}-report`
export const notesDraft = (id: string) => `objective-${id}-notes`
export const editDraft = (id: string) => `objective-${id}-edit`
export const newTaskDraft = (id: string) => `objective-${id}-new-task`
export const taskDraft = (taskId: string) => `objective-task-${taskId}`
export const taskReportDraft = (taskId: string) => `objective-task-${taskId}-report`
