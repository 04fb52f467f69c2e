import type { HistoryEntry, Objective, ObjectiveTask } from '@ariane/shared/contracts/objectives'

/** An objective for tests: two weeks and a bit, nothing said of it yet. */
export const anObjective = (part: Partial<Objective> = {}): Objective => ({
  id: crypto.randomUUID(),
  title: 'Apprendre',
  description: '',
  type: 'School',
  status: 'active',
  currentStatus: null,
  progress: 0,
  isCompleted: false,
  startDate: '2026-11-16',
  endDate: '2026-12-04',
  isDaily: false,
  recurrenceDays: [],
  successCriteria: '',
  progressCriteria: '',
  effortNeededCriteria: '',
  notes: '',
  statusNotes: '',
  tasks: [],
  tasksCount: part.tasks?.length ?? 0,
  version: 1,
  ...part,
})

/** A task for tests, to be done on Mondays. */
export const aTask = (part: Partial<ObjectiveTask> = {}): ObjectiveTask => ({
  id: crypto.randomUUID(),
  title: 'Réciter',
  description: '',
  selectedDays: [1],
  dueDate: null,
  startTime: null,
  endTime: null,
  isSuccess: null,
  notes: '',
  ...part,
})

/** A line of a history for tests. */
export const anEntry = (part: Partial<HistoryEntry> = {}): HistoryEntry => ({
  at: '2026-11-16T08:00:00Z',
  kind: 'created',
  by: 'pupil',
  report: null,
  task: null,
  isSuccess: null,
  notes: '',
  progress: 0,
  ...part,
})
