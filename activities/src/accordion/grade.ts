import { readOnly } from '../grading/read-only.ts'
import type { GradingRules } from '../grading/rules.ts'

export const accordionGrading: GradingRules<'accordion'> = readOnly
