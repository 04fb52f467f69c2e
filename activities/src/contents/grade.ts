import { readOnly } from '../grading/read-only.ts'
import type { GradingRules } from '../grading/rules.ts'

export const contentsGrading: GradingRules<'contents'> = readOnly
