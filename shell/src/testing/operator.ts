import type { AdultApproval, ApprovalSubject } from '@ariane/shared/contracts/approvals'
import type { FoundAccount, Installation } from '@ariane/shared/contracts/installation'
import type { WaitingAdult } from '@ariane/shared/contracts/registration'

const ROY = { userId: 'roy', fullName: 'Marc Roy', role: 'ROLE_TEACHER' as const }
const AT = '2026-10-05T08:00:00Z'

export const aWaitingAdult = (part: Partial<WaitingAdult> = {}): WaitingAdult => ({
  ...ROY,
  email: 'roy@college.fr',
  since: AT,
  ...part,
})

export const anApproval = (part: Partial<AdultApproval> = {}): AdultApproval => ({
  ...ROY,
  id: 'a1',
  email: 'roy@college.fr',
  pupil: { userId: 'lina', fullName: 'Lina Martin' },
  by: 'Mme Durand',
  at: AT,
  ended: null,
  ...part,
})

export const aSubject = (part: Partial<ApprovalSubject> = {}): ApprovalSubject => ({
  ...ROY,
  email: 'roy@college.fr',
  pupils: [
    { userId: 'lina', fullName: 'Lina Martin', isApproved: true },
    { userId: 'hugo', fullName: 'Hugo Martin', isApproved: false },
  ],
  ...part,
})

export const anAccount = (part: Partial<FoundAccount> = {}): FoundAccount => ({
  ...ROY,
  login: 'roy@college.fr',
  origin: 'registered',
  openedAt: AT,
  lastUsedAt: null,
  state: 'open',
  sessions: 2,
  resettable: true,
  ...part,
})

/** An installation that lacks nothing and sends mail. */
export const anInstallation = (part: Partial<Installation> = {}): Installation => ({
  missing: [],
  hosted: false,
  registration: { kind: 'open', domains: [], confirmsAddress: false },
  waitingAdults: 0,
  consents: { asked: 0, missing: 0 },
  mail: { from: 'ariane@college.fr', sent: 1, perDay: 100 },
  backupAt: AT,
  restoredAt: AT,
  disk: null,
  versions: { product: '1.0.0', commit: null, node: '24', database: '18' },
  ...part,
})
