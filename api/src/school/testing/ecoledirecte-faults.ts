import type { SimulatedFault } from './simulated-school.ts'

/** Of the homework of the school for tests. */
export const FIRST_DAY = '2026-11-24'

/** EduWireApps/ecoledirecte-api-docs README, « Account modules ». */
export const listModules = (fault: SimulatedFault | undefined) => [
  { code: 'NOTES', enable: fault !== 'report_off', ordre: 30, badge: 0, params: {} },
  { code: 'VIE_SCOLAIRE', enable: fault !== 'report_off', ordre: 40, badge: 0, params: {} },
  { code: 'EDT', enable: fault !== 'timetable_off', ordre: 50, badge: 0, params: {} },
  { code: 'CAHIER_DE_TEXTES', enable: fault !== 'homework_off', ordre: 60, badge: 0, params: {} },
]

type Data = Record<string, unknown>

/** Nothing public describes these answers: they are what the service is not known to give. */
export function changeFirst([first, ...others]: Data[], fault?: SimulatedFault): Data[] {
  if (!first) return []
  const isLesson = 'start_date' in first
  if (isLesson && fault === 'no_length') return [{ ...first, end_date: first.start_date }, ...others]
  if (isLesson && fault === 'no_start') return [{ ...first, start_date: null }, ...others]
  if (!isLesson && fault === 'no_due_day') return [{ ...first, matiere: null }, ...others]
  if (!isLesson && fault === 'odd_document')
    return [{ ...first, aFaire: { ...(first.aFaire as Data), documents: [{ libelle: null }] } }, ...others]
  if (!isLesson && fault === 'odd_test_mark') return [{ ...first, interrogation: 'oui' }, ...others]
  return [first, ...others]
}
