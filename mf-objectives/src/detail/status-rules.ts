import type { Report } from '@ariane/shared/contracts/objectives'
import type { PaletteName } from '@ariane/shared/ui'
import { messages as shared } from '../messages.ts'
import { messages } from './messages.ts'

const text = messages.status

/** What can be reported of an objective: one of its three criteria, or how it ended. */
export type Prompt = 'success' | 'progress' | 'effort' | 'succeeded' | 'failed'

type Asked = { report: Report; alert: 'report' | 'evaluation'; tone: PaletteName; label: string; hint: string }

/** What each report sets (S1 §4), the alert when it fails, and its question. */
export const PROMPTS: Record<Prompt, Asked> = {
  success: {
    report: 'in_progress',
    alert: 'report',
    tone: 'success',
    label: text.chooseFor(shared.criteria.success),
    hint: text.becomes(shared.status.in_progress),
  },
  progress: {
    report: 'in_progress',
    alert: 'report',
    tone: 'info',
    label: text.chooseFor(shared.criteria.progress),
    hint: text.becomes(shared.status.in_progress),
  },
  effort: {
    report: 'started',
    alert: 'report',
    tone: 'warning',
    label: text.chooseFor(shared.criteria.effort),
    hint: text.becomes(shared.status.started),
  },
  succeeded: {
    report: 'finished',
    alert: 'evaluation',
    tone: 'success',
    label: text.succeeded,
    hint: text.succeededHint,
  },
  failed: { report: 'failed', alert: 'evaluation', tone: 'orange', label: text.failed, hint: text.failedHint },
}
