import type { ReportAbsence, ReportGrade, ReportKind, ReportNews } from '@ariane/shared/contracts'
import { z } from 'zod'
import { refuse } from '../failure.ts'
import { PageText, shaped } from '../read-json.ts'
import { startReading } from '../reading.ts'
import { newsText, parseNumber, shortTitle, writeSubject } from '../report/values.ts'
import type { Day, ReadReport, SchoolContext, Scope } from '../types.ts'
import type { Pupil } from './login.ts'
import { PROTOCOL } from './protocol.ts'
import { wantsNoMore } from './read-all.ts'
import { askSignedIn, type EcoleDirecteSession } from './session.ts'

const Written = z.union([z.string(), z.number()]).nullish()
const Grade = z.looseObject({
  devoir: PageText,
  libelleMatiere: PageText,
  valeur: Written,
  noteSur: Written,
  moyenneClasse: Written,
  coef: Written,
  date: z.iso.date(),
})
const Absence = z.looseObject({ typeElement: z.string(), date: z.iso.date(), justifie: z.boolean().nullish() })
const Note = z.looseObject({ contenu: z.string(), dateDebut: z.string() })
const SLASHED = /^(\d{2})\/(\d{2})\/(\d{4})$/

/** Grades, absences and news, those that are allowed and that the school shows. */
export async function readReport(
  session: EcoleDirecteSession,
  { id, closed: off }: Pupil,
  kinds: readonly ReportKind[],
  today: Day,
  context: SchoolContext,
): Promise<ReadReport> {
  const { reading, piece, item, closed } = startReading(wantsNoMore)
  const report: ReadReport = { gaps: reading.gaps }
  async function read<T>(kind: ReportKind, shape: z.ZodType<unknown[]>, toItem: (entry: unknown) => T[], data = {}) {
    const scope: Scope = { part: kind, from: today, to: today }
    if (off.has(kind)) {
      closed(scope)
      return []
    }
    const entries = await piece(scope, async () => {
      const answer = await askSignedIn(session, PROTOCOL.paths[kind](id), data, context)
      return shaped(answer.data, shape)
    })
    return entries?.flatMap(entry => item(scope, () => toItem(entry)) ?? [])
  }
  const Grades = z.looseObject({ notes: z.array(z.unknown()) }).transform(({ notes }) => notes)
  const Absences = z.looseObject({ absencesRetards: z.array(z.unknown()) }).transform(of => of.absencesRetards)
  const Notes = z.looseObject({ postits: z.array(z.unknown()) }).transform(({ postits }) => postits)
  const grades = kinds.includes('grades') && (await read('grades', Grades, toGrade, { anneeScolaire: '' }))
  const absences = kinds.includes('absences') && (await read('absences', Absences, toAbsence))
  const news = kinds.includes('news') && (await read('news', Notes, toNews))
  if (grades) report.grades = grades
  if (absences) report.absences = absences
  if (news) report.news = news
  if (reading.stopped) report.stopped = reading.stopped
  return report
}

function toGrade(entry: unknown): ReportGrade[] {
  const { devoir, libelleMatiere, valeur, noteSur, moyenneClasse, coef, date } = shaped(entry, Grade)
  const outOf = parseNumber(noteSur)
  if (!outOf) return refuse('protocol_changed')
  return [
    {
      subject: writeSubject(libelleMatiere),
      title: shortTitle(devoir),
      day: date,
      value: parseNumber(valeur),
      outOf,
      classAverage: parseNumber(moyenneClasse),
      coefficient: parseNumber(coef),
    },
  ]
}

const WHAT = new Map([
  ['Absence', 'absence' as const],
  ['Retard', 'delay' as const],
])

/** Its words say for how long, in no form that is known. */
function toAbsence(entry: unknown): ReportAbsence[] {
  const { typeElement, date, justifie } = shaped(entry, Absence)
  const what = WHAT.get(typeElement)
  return what ? [{ what, day: date, to: date, minutes: null, justified: justifie ?? false }] : []
}

function toNews(entry: unknown): ReportNews[] {
  const { contenu, dateDebut } = shaped(entry, Note)
  const [, day, month, year] = SLASHED.exec(dateDebut) ?? refuse('protocol_changed')
  return [{ day: `${year}-${month}-${day}`, ...newsText(Buffer.from(contenu, 'base64').toString('utf8')) }]
}
