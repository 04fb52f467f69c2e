import { readOnly } from '../grading/read-only.ts'
import type { GradingRules } from '../grading/rules.ts'

export const pageGrading: GradingRules<'page'> = readOnly
