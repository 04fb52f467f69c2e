import { randomUUID } from 'node:crypto'
import { defaultSettings, type Routes, routes } from '@ariane/shared/contracts'
import type { AnyRoute, Arguments } from '@ariane/shared/contracts/route'
import * as z from 'zod'
import type { SeededTable } from './seed-rows.ts'

/** Whom a sample names: the pupil it is about, the caller, and a row of the pupil. */
export interface SampleContext {
  pupil: string
  caller: string
  row: (table: SeededTable) => string
}

type Sample<Name extends keyof Routes> = (context: SampleContext) => Arguments<Routes[Name]>

/** The required fields of an input that are no id of a row, no pupil and no switch. */
type Particular<Input> = {
  [Field in keyof Input]-?: Field extends 'id' | 'userId'
    ? never
    : undefined extends Input[Field]
      ? never
      : Input[Field] extends boolean
        ? never
        : Field
}[keyof Input]
type Written = {
  [Name in keyof Routes]: [Particular<Arguments<Routes[Name]>>] extends [never] ? never : Name
}[keyof Routes]
type Samples = { [Name in Written]: Sample<Name> } & { [Name in keyof Routes]?: Sample<Name> }

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
const clarified = { askId: '0b5a8f4e-3a54-4d5f-9b39-6f1f1f0b8c15', optionId: '1' }
const task = { title: 'Relire', selectedDays: [2] }

/** A valid call of every row whose input is more than ids and switches; a new one without a sample does not compile. */
const samples: Samples = {
  openAccount: () => ({ accountType: 'email' }),
  signUp: ({ pupil }) => ({ email: `${pupil}@college.example`, password: 'marron-vert', name: 'Noé' }),
  findAccounts: () => ({ search: 'roche' }),
  testMail: () => ({ to: 'nobody@college.example' }),
  recordLegalBasis: () => ({ basis: 'Mission de service public, article 6' }),
  beginSecondFactor: () => ({ password: 'not the right one' }),
  confirmSecondFactor: () => ({ code: '000000' }),
  endSecondFactor: () => ({ password: 'not the right one', code: '000000' }),
  endSignIn: () => ({ id: 'no-such-session' }),
  confirmAddress: () => ({ email: 'nobody@college.example' }),
  proveAtDirectory: () => ({ back: '/profile/donnees' }),
  finishDirectory: () => ({ code: '000000' }),
  linkDirectory: () => ({ password: 'not the right one' }),
  signIn: () => ({ email: 'nobody@college.example', password: 'marron-vert' }),
  reportError: () => ({
    remote: 'mf-chat',
    version: '1.0.0-0a1b2c3d',
    error: 'TypeError',
    file: 'static/screen.js',
    line: 1,
    column: 20,
  }),
  reportLoad: () => ({
    remote: 'mf-chat',
    version: '1.0.0-0a1b2c3d',
    since: '2026-11-21T10:00:00.000Z',
    event: 'shown',
    ms: 300,
  }),
  reportFailure: () => ({ remote: 'mf-chat', version: '1.0.0-0a1b2c3d', kind: 'unreachable', screen: 'chat' }),
  openTrial: () => ({ subject: 'Histoire', grade: '4ème' }),
  answerTrial: () => ({
    topicId: 'hist-4-revolution-empire',
    seed: 1,
    key: 'c1',
    tries: [{ engine: 'quiz', chosen: ['o1'] }],
  }),
  keepTrial: ({ pupil }) => ({
    userId: pupil,
    topicId: 'hist-4-revolution-empire',
    seed: 1,
    answers: [{ key: 'c1', tries: [{ engine: 'quiz', chosen: ['o1'] }] }],
  }),
  updateReference: ({ pupil }) => ({ userId: pupil, firstName: 'Léa', lastName: 'Martin' }),
  findApprovalSubject: () => ({ identifier: 'personne@exemple.fr' }),
  approveAdult: ({ pupil }) => ({ userId: pupil, pupils: [pupil] }),
  endAdultApproval: ({ pupil }) => ({ userId: pupil, pupil }),
  askConsent: ({ pupil }) => ({ userId: pupil, email: 'parent@exemple.fr' }),
  confirmConsent: () => ({ token: 'no such token' }),
  revokeConsent: () => ({ token: 'no such token' }),
  makeConsentSlips: ({ pupil, row }) => ({ id: row('classes'), userIds: [pupil] }),
  remindConsents: ({ pupil, row }) => ({ id: row('classes'), userIds: [pupil] }),
  tickSignedSlips: ({ pupil, row }) => ({ id: row('classes'), userIds: [pupil] }),
  readConsentSlip: () => ({ code: 'ABCD-2345-EFGH' }),
  answerConsentSlip: () => ({ code: 'ABCD-2345-EFGH', answer: 'yes' }),
  followBySlip: ({ caller }) => ({ managerUserId: caller, code: 'ABCD-2345-EFGH' }),
  askDeletion: ({ pupil }) => ({ userId: pupil, password: 'not the right one' }),
  askGrade: ({ pupil }) => ({ userId: pupil, grade: '3ème' }),
  setGrade: ({ pupil }) => ({ userId: pupil, grade: '3ème' }),
  createStudent: ({ caller }) => ({ creatorUserId: caller, student: { firstName: 'Noé', password: 'marron-7' } }),
  updateStudent: ({ pupil, caller }) => ({ id: pupil, updaterUserId: caller, password: 'marron-vert' }),
  deleteStudent: ({ pupil, caller }) => ({ id: pupil, deleterUserId: caller }),
  importPupils: ({ caller }) => ({
    creatorUserId: caller,
    pupils: [
      {
        key: '0b5a8f4e-3a54-4d5f-9b39-6f1f1f0b8c12',
        firstName: 'Noé',
        lastName: 'Petit',
        classroom: '6ème',
        password: 'marron-7',
      },
    ],
  }),
  givePath: ({ pupil, caller, row }) => ({ id: row('paths'), managerUserId: caller, userIds: [pupil] }),
  listGiven: ({ caller, row }) => ({ id: row('paths'), managerUserId: caller }),
  takeBackPath: ({ pupil, caller, row }) => ({ id: row('paths'), managerUserId: caller, userId: pupil }),
  createClass: () => ({ name: '4e C', grade: '4ème', schoolYear: 2026 }),
  updateClass: ({ row }) => ({ id: row('classes'), name: '4e D', grade: '4ème' }),
  startNextYear: ({ pupil, row }) => ({ id: row('classes'), name: '3e C', grade: '3ème', userIds: [pupil] }),
  joinClass: ({ pupil }) => ({ userId: pupil, code: 'ABCD-2345' }),
  leaveClass: ({ pupil, row }) => ({ id: row('classes'), userId: pupil }),
  giveAssignment: ({ pupil, row }) => ({
    id: row('classes'),
    work: { kind: 'objective', title: 'Lire' },
    userIds: [pupil],
    dueDay: '2199-01-01',
  }),
  listOlderAssignments: ({ row }) => ({ id: row('classes'), page: 2 }),
  readAssignment: ({ row }) => ({ id: row('classes'), assignmentId: row('classes') }),
  extendAssignment: ({ row }) => ({ id: row('classes'), assignmentId: row('classes'), dueDay: '2199-01-02' }),
  withdrawAssignment: ({ row }) => ({ id: row('classes'), assignmentId: row('classes') }),
  giveAgain: ({ pupil, row }) => ({
    id: row('classes'),
    assignmentId: row('classes'),
    userIds: [pupil],
    dueDay: '2199-01-01',
  }),
  endDigest: () => ({ token: 'no such token' }),
  readNotionResults: ({ row }) => ({ id: row('classes'), topic: 'hist-4-theme-1' }),
  sendClassMessage: ({ row }) => ({ id: row('classes'), text: 'Bonjour à tous', audiences: ['pupils'] }),
  withdrawClassMessage: ({ row }) => ({ id: row('classes'), messageId: row('classes') }),
  markMessageRead: ({ row }) => ({ id: row('classes') }),
  addClassPupils: ({ pupil, row }) => ({ id: row('classes'), userIds: [pupil] }),
  acceptInvitation: () => ({ token: 'no such token, but long enough' }),
  saveClassGroup: ({ pupil, row }) => ({
    id: row('classes'),
    groupId: randomUUID(),
    name: 'Groupe 1',
    userIds: [pupil],
  }),
  deleteClassGroup: ({ row }) => ({ id: row('classes'), groupId: randomUUID() }),
  readParentInvitation: ({ caller }) => ({ managerUserId: caller }),
  inviteParent: ({ caller }) => ({ managerUserId: caller }),
  revokeParentInvitation: ({ caller }) => ({ managerUserId: caller }),
  acceptParentInvitation: ({ caller }) => ({ managerUserId: caller, token: 'no such token, but long enough' }),
  redeemLinkCode: ({ caller }) => ({ managerUserId: caller, code: 'ABCD-2345' }),
  leaveStudent: ({ pupil, caller }) => ({ userId: pupil, managerUserId: caller }),
  answerFollower: ({ pupil }) => ({ userId: pupil, managerUserId: 'nobody', accept: true }),
  stopFollower: ({ pupil }) => ({ userId: pupil, managerUserId: 'nobody' }),
  changePassword: () => ({ currentPassword: 'not the current one', newPassword: 'marron-vert' }),
  forgotPassword: () => ({ email: 'nobody@college.example' }),
  resetPassword: () => ({ token: 'no such token', newPassword: 'marron-vert' }),
  listEvents: ({ pupil }) => ({ userId: pupil, start: '2026-11-23T00:00:00Z', end: '2026-11-30T00:00:00Z' }),
  createEvent: ({ pupil }) => event(pupil),
  updateEvent: ({ pupil, row }) => ({ id: row('events'), ...event(pupil) }),
  importCalendar: ({ pupil }) => ({ userId: pupil, source: { url: 'https://calendar.example.org/a.ics' } }),
  refreshCalendars: ({ pupil }) => ({ userId: pupil }),
  removeCalendar: ({ pupil }) => ({ userId: pupil, id: '0b5a8f4e-3a54-4d5f-9b39-6f1f1f0b8c11' }),
  settleEmptyWeek: ({ pupil }) => ({ userId: pupil, provider: 'pronote', week: '2026-11-23', remove: true }),
  removeSchoolAccount: ({ pupil }) => ({ userId: pupil, provider: 'pronote' }),
  startSchoolSync: ({ pupil }) => ({ userId: pupil, id: '0b5a8f4e-3a54-4d5f-9b39-6f1f1f0b8c14' }),
  followSchoolSync: ({ pupil }) => ({ userId: pupil, id: '0b5a8f4e-3a54-4d5f-9b39-6f1f1f0b8c14' }),
  passSchoolMarks: ({ pupil }) => ({
    userId: pupil,
    id: '0b5a8f4e-3a54-4d5f-9b39-6f1f1f0b8c15',
    marks: [{ event: '0b5a8f4e-3a54-4d5f-9b39-6f1f1f0b8c16', done: true }],
  }),
  openSchoolFile: ({ pupil }) => ({
    userId: pupil,
    id: '0b5a8f4e-3a54-4d5f-9b39-6f1f1f0b8c17',
    event: '0b5a8f4e-3a54-4d5f-9b39-6f1f1f0b8c16',
    file: 0,
  }),
  readSchoolReport: ({ pupil }) => ({ userId: pupil }),
  readSchoolLeaves: ({ pupil }) => ({ userId: pupil }),
  askSchoolLeaves: ({ pupil }) => ({ userId: pupil }),
  readLeavesByMail: () => ({ token: 'no such token' }),
  setLeavesByMail: () => ({ token: 'no such token', allowed: [] }),
  setSchoolLeave: ({ pupil }) => ({ userId: pupil, kind: 'news', allowed: false }),
  stopSchoolSync: ({ pupil }) => ({ userId: pupil, id: '0b5a8f4e-3a54-4d5f-9b39-6f1f1f0b8c14' }),
  subscribedFeed: () => ({ secret: 'A'.repeat(43) }),
  openChannel: ({ pupil }) => ({ userId: pupil, subject: 'Histoire', description: 'La Révolution' }),
  closeChannel: ({ pupil }) => ({ userId: pupil, comment: 'Merci' }),
  sendMessage: ({ pupil }) => ({
    userId: pupil,
    id: '0b5a8f4e-3a54-4d5f-9b39-6f1f1f0b8c13',
    type: 'text',
    content: 'Bonjour',
  }),
  markRead: ({ pupil }) => ({ userId: pupil, seq: 1 }),
  readInbox: ({ caller }) => ({ managerUserId: caller }),
  searchMessages: () => ({ words: 'fractions' }),
  reportMessage: ({ pupil }) => ({ userId: pupil, messageId: 'no such message', reason: '' }),
  closeReport: () => ({ id: '0b5a8f4e-3a54-4d5f-9b39-6f1f1f0b8c14' }),
  settleReport: ({ pupil }) => ({ userId: pupil, id: '0b5a8f4e-3a54-4d5f-9b39-6f1f1f0b8c14' }),
  correctHomework: ({ row }) => ({ moduleId: row('modules'), exerciceIndex: 0, questionIndex: 0, answer: '42' }),
  clarifyHomework: ({ row }) => ({ moduleId: row('modules'), exerciceIndex: 0, questionIndex: 0, ...clarified }),
  skipQuestion: ({ row }) => ({ moduleId: row('modules'), exerciceIndex: 0, questionIndex: 0 }),
  guessPlace: ({ pupil }) => ({ userId: pupil, classroom: '4ème', text: 'Calcule 3/4 + 1/8.' }),
  readStatement: ({ pupil }) => ({ userId: pupil, name: 'enonce.txt', data: 'TGlyZSBsYSBwYWdlIDEyLg==' }),
  confirmReading: ({ pupil, row }) => ({ id: row('readings'), userId: pupil, text: 'Lire la page 12.' }),
  listChapters: () => ({ subject: 'Histoire', classroom: '4ème' }),
  generatePath: ({ pupil }) => ({
    userId: pupil,
    desc: '',
    pathType: 'pedagogical_pathway',
    chapterId: 'hist-4-theme-1',
    customPrompts: [{ title: 'Résumé', type: 'TEXT', prompt_generation: '' }],
  }),
  saveModuleProgress: ({ pupil, row }) => ({ id: row('modules'), userId: pupil, seen: true }),
  answerModule: ({ pupil, row }) => ({
    id: row('modules'),
    userId: pupil,
    key: 'chapter',
    answer: { engine: 'accordion' },
  }),
  clarifyAnswer: ({ pupil, row }) => ({ id: row('modules'), userId: pupil, key: 'chapter', ...clarified }),
  interactWithModule: ({ pupil, row }) => ({
    id: row('modules'),
    userId: pupil,
    moduleId: row('modules'),
    suggestionKey: 'i_like',
    description: '',
  }),
  speakPart: ({ pupil, row }) => ({ id: row('modules'), userId: pupil, part: 'c1:0', speed: 'normal' }),
  renamePath: ({ pupil, row }) => ({ id: row('paths'), userId: pupil, title: 'Mes révisions' }),
  previewPath: ({ pupil, row }) => ({ id: row('paths'), userId: pupil }),
  adoptPath: ({ pupil, row }) => ({ id: row('paths'), userId: pupil }),
  suggestObjective: () => ({ title: 'Mieux dormir', type: 'Behavioral' }),
  createObjective: ({ pupil }) => ({ objective: objective(pupil) }),
  updateObjective: ({ row }) => ({ id: row('objectives'), notes: 'Bon début', version: 1 }),
  updateObjectiveStatus: ({ row }) => ({ id: row('objectives'), status: 'in_progress' }),
  createTask: ({ row }) => ({ id: row('objectives'), ...task }),
  updateTask: ({ row }) => ({ id: row('objective_tasks'), ...task }),
  weekSessions: ({ pupil }) => ({
    userId: pupil,
    dateStart: '2026-11-23T00:00:00Z',
    dateEnd: '2026-11-30T00:00:00Z',
  }),
  answerSession: ({ pupil }) => ({
    userId: pupil,
    key: 'alerts path 1',
    start: '2026-11-23T16:00:00Z',
    answer: 'refused',
  }),
  dismissReminders: ({ pupil }) => ({ userId: pupil, keys: ['slot 2026-11-23'] }),
  closeDailyPart: ({ pupil }) => ({ userId: pupil, key: 'errors', outcome: 'done' }),
  setWeeklyGoal: ({ pupil }) => ({ userId: pupil, goal: 3 }),
  answerReview: ({ row }) => ({ cardId: Number(row('review_cards')), answer: { engine: 'quiz', chosen: ['a'] } }),
  clarifyReview: ({ row }) => ({ cardId: Number(row('review_cards')), ...clarified }),
  assessReview: ({ row }) => ({ id: row('review_cards'), recall: 'good' }),
  postSettings: ({ pupil }) => ({ userId: pupil }),
  updateSettings: ({ pupil }) => defaultSettings(pupil),
}

/** A valid call of a row: the one written above, else the pupil, his row and every switch on. */
export const sampleRequest = (name: keyof Routes, context: SampleContext): object =>
  samples[name]?.(context) ?? plainRequest(routes[name], context)

function plainRequest({ params, body, policy }: AnyRoute, { pupil, caller, row }: SampleContext): object {
  const fields: [string, z.ZodType][] = [params, body].flatMap(part => Object.entries(part?.shape ?? {}))
  const choose = (field: string, shape: z.ZodType) => {
    if (field === 'userId') return policy.allow === 'manager' ? caller : pupil
    if (field === 'id' && policy.allow === 'owns') return row(policy.table)
    if (field === 'id' && policy.allow === 'teaches') return row('classes')
    if (shape instanceof z.ZodBoolean) return true
    throw new Error(`a sample has to say what « ${field} » is`)
  }
  const required = fields.filter(([, shape]) => !shape.safeParse(undefined).success)
  return Object.fromEntries(required.map(([field, shape]) => [field, choose(field, shape)]))
}
