import type { SchoolData } from '../types.ts'
import type { SimulatedSchool } from './simulated-school.ts'

const lesson = (subject: string, start: string, end: string, part: Partial<SchoolData['lessons'][number]> = {}) => ({
  subject,
  start: `${start}:00`,
  end: `${start.slice(0, 11)}${end}:00`,
  teachers: ['MARTIN Léa'],
  rooms: ['B12'],
  cancelled: false,
  test: false,
  note: '',
  ...part,
})

/** A school for tests: the weeks around 23 November 2026, accents included. */
export const testSchool = (part: Partial<SimulatedSchool> = {}): SimulatedSchool => ({
  accounts: [{ username: 'camille', password: 'Mot de passe é' }],
  data: {
    lessons: [
      lesson('MATHÉMATIQUES', '2026-11-23T08:00', '09:00'),
      lesson('HISTOIRE-GÉO', '2026-11-23T09:00', '10:00'),
      lesson('ANGLAIS LV1', '2026-11-24T08:30', '09:25', { cancelled: true, note: 'Prof. absent' }),
      lesson('SVT', '2026-11-26T10:00', '12:00', { test: true }),
      lesson('FRANÇAIS', '2026-12-01T08:00', '09:00'),
    ],
    assignments: [
      {
        subject: 'FRANÇAIS',
        due: '2026-11-24',
        html: '<div>Lire le <b>chapitre&nbsp;3</b><br>et le résumer</div>',
        done: false,
        test: false,
      },
      {
        subject: 'MATHÉMATIQUES',
        due: '2026-11-27',
        html: '<p>Exercices 4 et 5 &lt;page 87&gt;</p>',
        done: true,
        test: false,
      },
    ],
  },
  ...part,
})
