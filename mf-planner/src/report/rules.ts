import type { ReportGrade } from '@ariane/shared/contracts/school-report'

/** What to go over after a grade: the place in our programme that it speaks of, as far as it is clear. */
export type Help = { subject: string; topic?: string; title?: string }

/** Half of the marks, as schools count. */
const WEAK = 0.5
/** Of all weak grades the latest ones: a page is no list of failures. */
const MOST_HELPED = 3

/** Whether a grade says that something is to be gone over. */
const isWeak = ({ value, outOf }: Pick<ReportGrade, 'value' | 'outOf'>): boolean =>
  value !== null && value / outOf < WEAK

/** The weak grades that are offered help, the latest first. */
export const pickHelped = (grades: readonly ReportGrade[]): ReportGrade[] => grades.filter(isWeak).slice(0, MOST_HELPED)

/** 8.5 → '8,5'. */
export const formatNumber = (n: number): string => n.toLocaleString('fr-FR', { maximumFractionDigits: 2 })

/** The quick start of the revisions at the chapter, or at the subject. */
export const helpAddress = ({ subject, topic }: Help): string =>
  `/revisions?${new URLSearchParams({ demarrage: '1', matiere: subject, ...(topic && { chapitre: topic }) })}`

const TEST_WORDS =
  /(?<!\p{L})(?:contr[ôo]les?|interro(?:gation)?s?|[ée]val(?:uation)?s?|devoirs?(?: surveillés?| maison)?|ds|dm)(?!\p{L})/giu

/** What a grade's title speaks of: « contrôle » is a word of lessons too, and would lead to one of them. */
export const withoutTestWords = (title: string): string => title.replace(TEST_WORDS, ' ').replace(/\s+/g, ' ').trim()
