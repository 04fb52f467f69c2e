import type { ReportAbsence, ReportGrade, ReportKind, ReportNews } from '@ariane/shared/contracts'
import { z } from 'zod'
import { refuse } from '../failure.ts'
import { shaped } from '../read-json.ts'
import { startReading } from '../reading.ts'
import { newsText, parseNumber, shortTitle, writeSubject } from '../report/values.ts'
import type { Day, ReadReport, SchoolContext, Scope } from '../types.ts'
import { parseDay } from './dates.ts'
import type { PronoteParameters } from './login.ts'
import { PROTOCOL } from './protocol.ts'
import { endsConversation } from './read-all.ts'
import { ask, type PronoteSession } from './session.ts'

const V = <T extends z.ZodType>(value: T) => z.looseObject({ V: value })
const Listed = V(z.array(z.unknown()))
const Period = z.looseObject({
  N: z.string(),
  G: z.number().optional(),
  L: z.string(),
  dateDebut: V(z.string()),
  dateFin: V(z.string()),
})
const Grade = z.looseObject({
  note: V(z.union([z.string(), z.number()])),
  bareme: V(z.union([z.string(), z.number()])),
  date: V(z.string()),
  service: V(z.looseObject({ L: z.string() })),
  moyenne: V(z.union([z.string(), z.number()])).optional(),
  coefficient: z.number().optional(),
  commentaire: z.string().optional(),
})
const Kind = z.looseObject({ G: z.number() })
const Absence = z.looseObject({ dateDebut: V(z.string()), dateFin: V(z.string()), justifie: z.boolean().optional() })
const Delay = z.looseObject({ date: V(z.string()), duree: z.number().optional(), justifie: z.boolean().optional() })
const News = z.looseObject({
  L: z.string().optional(),
  dateDebut: V(z.string()),
  listeQuestions: V(z.array(z.looseObject({ texte: V(z.string()) })).min(1)),
})

/** The period of the school year that a day lies in, or the last one that has begun. */
function findPeriod({ ListePeriodes }: PronoteParameters, today: Day) {
  const periods = (ListePeriodes ?? []).flatMap(entry => Period.safeParse(entry).data ?? [])
  const spans = periods.map(period => ({ period, from: parseDay(period.dateDebut.V), to: parseDay(period.dateFin.V) }))
  const here = spans.filter(({ from, to }) => from <= today && today <= to)
  // The shortest: a quarter, not the year around it.
  const [found] = here.toSorted(
    (a, b) => Date.parse(a.to) - Date.parse(a.from) - (Date.parse(b.to) - Date.parse(b.from)),
  )
  return found?.period ?? refuse('protocol_changed')
}

/** Grades, absences and news, those that are allowed and that the school shows. */
export async function readReport(
  {
    session,
    parameters,
    tabs,
  }: { session: PronoteSession; parameters: PronoteParameters; tabs: ReadonlySet<number> | undefined },
  kinds: readonly ReportKind[],
  today: Day,
  context: SchoolContext,
): Promise<ReadReport> {
  const { reading, piece, item, closed } = startReading(endsConversation)
  const report: ReadReport = { gaps: reading.gaps }
  const period = () => findPeriod(parameters, today)
  const list = async (kind: ReportKind, read: () => Promise<unknown[]>) => {
    const scope: Scope = { part: kind, from: today, to: today }
    if (tabs !== undefined && !tabs.has(PROTOCOL.tabs[kind])) {
      closed(scope)
      return []
    }
    return (await piece(scope, read)) ?? undefined
  }
  const each = <T>(kind: ReportKind, entries: readonly unknown[], toItem: (entry: unknown) => T[]): T[] =>
    entries.flatMap(entry => item({ part: kind, from: today, to: today }, () => toItem(entry)) ?? [])

  if (kinds.includes('grades')) {
    const entries = await list('grades', async () => {
      const { N, G, L } = period()
      const call = { name: PROTOCOL.messages.grades, data: { Periode: { N, G, L } }, tab: PROTOCOL.tabs.grades }
      return shaped(await ask(session, call, context), z.looseObject({ listeDevoirs: Listed })).listeDevoirs.V
    })
    if (entries) report.grades = each('grades', entries, toGrade)
  }
  if (kinds.includes('absences')) {
    const entries = await list('absences', async () => {
      const { N, G, L, dateDebut, dateFin } = period()
      const span = { DateDebut: { _T: 7, V: dateDebut.V }, DateFin: { _T: 7, V: dateFin.V } }
      const data = { periode: { N, G, L }, ...span }
      const call = { name: PROTOCOL.messages.absences, data, tab: PROTOCOL.tabs.absences }
      return shaped(await ask(session, call, context), z.looseObject({ listeAbsences: Listed })).listeAbsences.V
    })
    if (entries) report.absences = each('absences', entries, toAbsence)
  }
  if (kinds.includes('news')) {
    const entries = await list('news', async () => {
      const data = { modesAffActus: { _T: 26, V: '[0]' } }
      const call = { name: PROTOCOL.messages.news, data, tab: PROTOCOL.tabs.news }
      const shape = z.looseObject({ listeModesAff: z.array(z.looseObject({ listeActualites: Listed })).min(1) })
      return shaped(await ask(session, call, context), shape).listeModesAff[0]?.listeActualites.V ?? []
    })
    if (entries) report.news = each('news', entries, toNews)
  }
  if (reading.stopped) report.stopped = reading.stopped
  return report
}

function toGrade(entry: unknown): ReportGrade[] {
  const { note, bareme, date, service, moyenne, coefficient, commentaire } = shaped(entry, Grade)
  const outOf = parseNumber(bareme.V)
  if (!outOf) return refuse('protocol_changed')
  return [
    {
      subject: writeSubject(service.V.L),
      title: shortTitle(commentaire ?? ''),
      day: parseDay(date.V),
      value: parseNumber(note.V),
      outOf,
      classAverage: parseNumber(moyenne?.V),
      coefficient: coefficient ?? null,
    },
  ]
}

/** Punishments and remarks stand in the same list: they stay at school. */
function toAbsence(entry: unknown): ReportAbsence[] {
  const { G } = shaped(entry, Kind)
  if (G === PROTOCOL.absences.absence) {
    const { dateDebut, dateFin, justifie } = shaped(entry, Absence)
    const [day, to] = [parseDay(dateDebut.V), parseDay(dateFin.V)]
    return [{ what: 'absence', day, to, minutes: null, justified: justifie ?? false }]
  }
  if (G !== PROTOCOL.absences.delay) return []
  const { date, duree, justifie } = shaped(entry, Delay)
  const day = parseDay(date.V)
  const minutes = duree && duree >= 1 ? Math.round(duree) : null
  return [{ what: 'delay', day, to: day, minutes, justified: justifie ?? false }]
}

function toNews(entry: unknown): ReportNews[] {
  const { L, dateDebut, listeQuestions } = shaped(entry, News)
  return [{ day: parseDay(dateDebut.V), ...newsText(listeQuestions.V.map(({ texte }) => texte.V).join('<br>'), L) }]
}
