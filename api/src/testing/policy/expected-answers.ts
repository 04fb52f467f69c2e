import { type Act, type Relation, RIGHTS, type Routes } from '@ariane/shared/contracts'
import type { AnyRoute } from '@ariane/shared/contracts/route'
import { sampleRequest } from './sample-requests.ts'

/** Everybody who may call about a pupil. */
export const CALLERS = [
  'nobody',
  'forged',
  'no account',
  'own',
  'other pupil',
  'creator',
  'approved',
  'class',
  'code',
  'unlinked',
  'stopped',
  'operator',
  'disabled',
  'disabled adult',
] as const
export type CallerKind = (typeof CALLERS)[number]
/** Let in, or the status of the refusal. */
export type Verdict = 'in' | 401 | 403 | 404
type Verdicts = Record<CallerKind, Verdict>

const all = (verdict: Verdict) => Object.fromEntries(CALLERS.map(kind => [kind, verdict])) as Verdicts
const only = (refusal: 403 | 404, ...kinds: CallerKind[]): Verdicts => ({
  ...all(refusal),
  'no account': 403,
  ...Object.fromEntries(kinds.map(kind => [kind, 'in'])),
  nobody: 401,
  forged: 401,
  disabled: 401,
  'disabled adult': 401,
})
const FOLLOWERS = ['creator', 'approved', 'class', 'code'] as const
const ADULTS = [...FOLLOWERS, 'unlinked', 'stopped', 'operator'] as const
const MEMBERS = ['own', 'other pupil', ...ADULTS] as const

/** Policies that ask what the caller is to a pupil. */
type AboutPupil = 'self' | 'actsFor' | 'owns'
const isAboutPupil = (allow: string): allow is AboutPupil => ['self', 'actsFor', 'owns'].includes(allow)

/** What each other policy says to each caller. */
const VERDICTS: Record<Exclude<AnyRoute['policy']['allow'], AboutPupil>, Verdicts> = {
  public: all('in'),
  signedIn: only(403, 'no account', ...MEMBERS),
  member: only(403, ...MEMBERS),
  operator: only(404, 'operator'),
  manager: only(403, ...ADULTS),
  teaches: only(404, ...FOLLOWERS),
}

/** What each of them is to the pupil whom a call is about. */
const RELATION_OF: Partial<Record<CallerKind, Relation>> = {
  own: 'self',
  creator: 'creator',
  approved: 'approved',
  class: 'class',
  code: 'code',
  stopped: 'stopped',
}

/** What a call does with a pupil; none where it is about nobody. */
export function actsOf(name: keyof Routes, { policy }: AnyRoute): readonly Act[] {
  if (!('act' in policy)) return []
  if (typeof policy.act === 'string') return [policy.act]
  const body = sampleRequest(name, { pupil: '', caller: '', row: () => '' })
  return policy.act({ params: {}, body })
}

/** Whether it matters that a teacher’s pupil has a consent. */
export const needsConsent = (name: keyof Routes, row: AnyRoute) =>
  actsOf(name, row).some(act => RIGHTS.class[act] !== RIGHTS.code[act])

/** What the table says: the adults of the walk teach. */
function readTable(name: keyof Routes, row: AnyRoute, kind: CallerKind): Verdict {
  if (['nobody', 'forged', 'disabled', 'disabled adult'].includes(kind)) return 401
  if (kind === 'no account') return 403
  const relation = RELATION_OF[kind] ?? 'none'
  const isYes = actsOf(name, row).every(act => ['yes', 'teachers'].includes(RIGHTS[relation][act] as string))
  return isYes ? 'in' : row.policy.allow === 'owns' ? 404 : 403
}

const PARENTS_ONLY = Object.fromEntries(ADULTS.map(kind => [kind, 403])) as Partial<Verdicts>

/** Where the area asks for more than the policy. */
const STRICTER: { [Name in keyof Routes]?: Partial<Verdicts> } = {
  // Children are a parent's, and the managers of the walk teach.
  childrenWeek: PARENTS_ONLY,
  readDigest: PARENTS_ONLY,
  switchDigest: PARENTS_ONLY,
  readParentInvitation: PARENTS_ONLY,
  inviteParent: PARENTS_ONLY,
  revokeParentInvitation: PARENTS_ONLY,
  acceptParentInvitation: PARENTS_ONLY,
  followBySlip: PARENTS_ONLY,
  // A pupil has nobody to give to.
  givePath: { own: 403 },
  listGiven: { own: 403 },
  takeBackPath: { own: 403 },
  // Only whose account he opened goes into a class by a teacher's hand.
  addClassPupils: { approved: 403, class: 403, code: 403 },
  // A code proves nothing of an adult: he gives no consent.
  tickSignedSlips: { class: 403, code: 403 },
}

export const expectedVerdict = (name: keyof Routes, row: AnyRoute, kind: CallerKind): Verdict =>
  STRICTER[name]?.[kind] ??
  (isAboutPupil(row.policy.allow)
    ? readTable(name, row, kind)
    : VERDICTS[row.policy.allow as keyof typeof VERDICTS][kind])

/** What a sample that cannot succeed is answered once it is let in. */
const LET_IN: { [Name in keyof Routes]?: number | number[] } = {
  redeemLinkCode: 404,
  joinClass: 404,
  // The class goes on from none.
  undoNextYear: 409,
  acceptInvitation: 404,
  // Nobody has that address.
  signIn: 401,
  changePassword: 400,
  // This installation has no directory of a school.
  beginDirectory: 404,
  endDirectory: 404,
  finishDirectory: 404,
  leaveDirectory: 404,
  readDirectoryLink: 404,
  proveAtDirectory: 404,
  linkDirectory: 404,
  forgotPassword: 503,
  askConsent: 503,
  // None is recorded, or one is already.
  endLegalBasis: [200, 404],
  recordLegalBasis: [200, 409],
  // Nobody waits, and nobody has that session.
  acceptRegistration: 404,
  refuseRegistration: 404,
  endSignIn: 404,
  // No mail is sent, no second factor was begun, and the password is not the right one.
  confirmAddress: 503,
  beginSecondFactor: 400,
  confirmSecondFactor: [400, 409],
  endSecondFactor: 400,
  // The account is a pupil's, and no mail is sent.
  makeResetLink: 403,
  testMail: 503,
  // The caller's password is not the right one.
  askDeletion: 400,
  deleteStudent: 400,
  // It was written to one pupil.
  markMessageRead: 404,
  // Nobody signs in with that.
  findApprovalSubject: 404,
  // A pupil is no adult to approve.
  approveAdult: 400,
  // No slip was made, and nobody has that code.
  tickSignedSlips: 409,
  readConsentSlip: 404,
  answerConsentSlip: 404,
  confirmConsent: 400,
  revokeConsent: 400,
  resetPassword: 400,
  // Nobody was sent that link.
  endDigest: 400,
  // The module has nothing to say, and the path is still being written.
  speakPart: 404,
  duplicatePath: 409,
  previewPath: 404,
  adoptPath: 404,
  takeBackPath: 404,
  // The path is no homework.
  readHomework: 404,
  homeworkMedia: 404,
  correctHomework: 404,
  clarifyHomework: 404,
  clarifyAnswer: 409,
  clarifyReview: 409,
  skipQuestion: 404,
  // Nobody has that address.
  subscribedFeed: 404,
  // No parent agreed yet, and there is no conversation.
  connectSchool: 403,
  startSchoolSync: 403,
  passSchoolMarks: 403,
  openSchoolFile: 403,
  // No parent agreed by mail, and no link was sent.
  askSchoolLeaves: 403,
  readLeavesByMail: 400,
  setLeavesByMail: 400,
  // Nobody began it.
  followSchoolSync: 404,
  openChannel: 403,
  sendMessage: 403,
  signalTyping: 403,
  closeChannel: [403, 404],
  reportMessage: 404,
  settleReport: 404,
  closeReport: 404,
  // Nothing of that name is suggested.
  answerSession: 409,
  // No session of the day was begun.
  closeDailyPart: 409,
}

/** The statuses of a call that was let in. */
export const expectedStatuses = (name: keyof Routes): number[] => [200, ...[LET_IN[name] ?? 200].flat()]

/** The table of who may do what, a line per call. */
export function printed(lines: ReadonlyMap<string, readonly (Verdict | 'wrong')[]>): string {
  const width = Math.max(...[...lines.keys()].map(line => line.length))
  const cell = (text: string) => text.padEnd(11)
  const rows = [...lines].map(
    ([call, verdicts]) => call.padEnd(width + 2) + verdicts.map(v => cell(String(v))).join(''),
  )
  return [' '.repeat(width + 2) + CALLERS.map(cell).join(''), ...rows].map(line => line.trimEnd()).join('\n')
}
