import { defaultSettings, type Routes } from '@ariane/shared/contracts'
import type { Arguments, OwnedTable } from '@ariane/shared/contracts/route'

/** Whom a sample names: the pupil it is about, the caller, and a row of the pupil. */
export interface SampleContext {
  pupil: string
  caller: string
  row: (table: OwnedTable) => string
}

type Samples = { [Name in keyof Routes]: (context: SampleContext) => Arguments<Routes[Name]> }

const objective = (userId: string) => ({
  userId,
  title: 'Lire vingt minutes par jour',
  type: 'School' as const,
  startDate: '2026-11-23',
  endDate: '2026-12-04',
  isDaily: true,
  recurrenceDays: [1, 2, 3, 4, 5],
  successCriteria: 'Cinq soirs sur cinq',
  progressCriteria: 'Trois soirs',
  effortNeededCriteria: 'Un soir',
  tasks: [{ title: 'Lire', selectedDays: [1] }],
})
const event = (userId: string) => ({
  userId,
  title: 'Contrôle de géographie',
  startTimestamp: 1_795_420_800,
  endTimestamp: 1_795_424_400,
})
const task = { title: 'Relire', selectedDays: [2] }

/** A valid call of every row; a new row without one does not compile. */
export const samples: Samples = {
  openAccount: () => ({ accountType: 'email' }),
  myAccount: () => ({}),
  readReference: ({ pupil }) => ({ userId: pupil }),
  updateReference: ({ pupil }) => ({ userId: pupil, firstName: 'Léa', lastName: 'Martin' }),
  createStudent: ({ caller }) => ({ creatorUserId: caller, student: { firstName: 'Noé', password: 'marron-7' } }),
  updateStudent: ({ pupil, caller }) => ({ id: pupil, updaterUserId: caller, classroom: '5ème' }),
  deleteStudent: ({ pupil, caller }) => ({ id: pupil, deleterUserId: caller }),
  listStudents: ({ caller }) => ({ userId: caller }),
  makeLinkCode: ({ pupil }) => ({ userId: pupil }),
  readLinkCode: ({ pupil }) => ({ userId: pupil }),
  revokeLinkCode: ({ pupil }) => ({ userId: pupil }),
  redeemLinkCode: ({ caller }) => ({ managerUserId: caller, code: 'ABCD-2345' }),
  leaveStudent: ({ pupil, caller }) => ({ userId: pupil, managerUserId: caller }),
  listFollowers: ({ pupil }) => ({ userId: pupil }),
  stopFollower: ({ pupil }) => ({ userId: pupil, managerUserId: 'nobody' }),
  readJournal: ({ pupil }) => ({ userId: pupil }),
  accountOptions: () => ({}),
  changePassword: () => ({ currentPassword: 'not the current one', newPassword: 'marron-vert' }),
  forgotPassword: () => ({ email: 'nobody@college.example' }),
  resetPassword: () => ({ token: 'no such token', newPassword: 'marron-vert' }),
  readAchievements: ({ pupil }) => ({ userId: pupil }),
  listEvents: ({ pupil }) => ({ userId: pupil, start: '2026-11-23T00:00:00Z', end: '2026-11-30T00:00:00Z' }),
  readEvent: ({ pupil, row }) => ({ id: row('events'), userId: pupil }),
  createEvent: ({ pupil }) => event(pupil),
  updateEvent: ({ pupil, row }) => ({ id: row('events'), ...event(pupil) }),
  deleteEvent: ({ pupil, row }) => ({ id: row('events'), userId: pupil }),
  markEvent: ({ pupil, row }) => ({ id: row('events'), userId: pupil, done: true }),
  connectSchool: ({ pupil }) => ({ userId: pupil }),
  schoolSources: ({ pupil }) => ({ userId: pupil }),
  readChannel: ({ pupil }) => ({ userId: pupil }),
  listHomework: ({ pupil }) => ({ userId: pupil }),
  readHomework: ({ row }) => ({ id: row('paths') }),
  correctHomework: ({ row }) => ({ moduleId: row('modules'), exerciceIndex: 0, questionIndex: 0, answer: '42' }),
  listChapters: () => ({ subject: 'Histoire', classroom: '4ème' }),
  generatePath: ({ pupil }) => ({
    userId: pupil,
    desc: '',
    pathType: 'pedagogical_pathway',
    chapterId: 'hist-4-theme-1',
    customPrompts: [{ title: 'Résumé', type: 'TEXT', prompt_generation: '' }],
  }),
  readPath: ({ pupil, row }) => ({ id: row('paths'), userId: pupil }),
  cancelGeneration: ({ pupil, row }) => ({ id: row('paths'), userId: pupil }),
  listPaths: ({ pupil }) => ({ userId: pupil }),
  saveModuleProgress: ({ pupil, row }) => ({ id: row('modules'), userId: pupil, seen: true }),
  answerModule: ({ pupil, row }) => ({
    id: row('modules'),
    userId: pupil,
    key: 'chapter',
    answer: { engine: 'accordion' },
  }),
  interactWithModule: ({ pupil, row }) => ({
    id: row('modules'),
    userId: pupil,
    moduleId: row('modules'),
    suggestionKey: 'i_like',
    description: '',
  }),
  speakPart: ({ pupil, row }) => ({ id: row('modules'), userId: pupil, part: 'c1:0', speed: 'normal' }),
  renamePath: ({ pupil, row }) => ({ id: row('paths'), userId: pupil, title: 'Mes révisions' }),
  deletePath: ({ row }) => ({ id: row('paths') }),
  duplicatePath: ({ pupil, row }) => ({ id: row('paths'), userId: pupil }),
  previewPath: ({ pupil, row }) => ({ id: row('paths'), userId: pupil }),
  adoptPath: ({ pupil, row }) => ({ id: row('paths'), userId: pupil }),
  suggestObjective: () => ({ title: 'Mieux dormir', type: 'Behavioral' }),
  createObjective: ({ pupil }) => ({ objective: objective(pupil) }),
  listObjectives: ({ pupil }) => ({ userId: pupil }),
  readObjective: ({ row }) => ({ id: row('objectives') }),
  readHistory: ({ row }) => ({ id: row('objectives') }),
  updateObjective: ({ row }) => ({ id: row('objectives'), notes: 'Bon début', version: 1 }),
  deleteObjective: ({ row }) => ({ id: row('objectives') }),
  updateObjectiveStatus: ({ row }) => ({ id: row('objectives'), status: 'in_progress' }),
  createTask: ({ row }) => ({ id: row('objectives'), ...task }),
  updateTask: ({ row }) => ({ id: row('objective_tasks'), ...task }),
  deleteTask: ({ row }) => ({ id: row('objective_tasks') }),
  signalTaskSuccess: ({ row }) => ({ id: row('objective_tasks') }),
  signalTaskFailure: ({ row }) => ({ id: row('objective_tasks') }),
  weeklyAlerts: ({ pupil }) => ({ userId: pupil }),
  progressSummary: ({ pupil }) => ({ userId: pupil }),
  suggestedWork: ({ pupil }) => ({ userId: pupil }),
  postSettings: ({ pupil }) => ({ userId: pupil }),
  updateSettings: ({ pupil }) => defaultSettings(pupil),
}
