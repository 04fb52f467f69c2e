import { NO_REPORT, type SimulatedSchool } from '../simulated-school.ts'

const slashed = (day: string) => day.split('-').reverse().join('/')
const date = (day: string) => ({ _T: 7, V: `${slashed(day)} 00:00:00` })
const listed = (V: object[]) => ({ _T: 24, V })
type Asked = { Periode?: { N?: string }; periode?: { N?: string } }

/** Grades of a period that the server named. */
export function gradesAnswer({ report = NO_REPORT, fault }: SimulatedSchool, { Periode }: Asked) {
  const grades = Periode?.N?.endsWith('#period') ? report.grades : []
  const devoirs = grades.map(({ subject, title, day, value, outOf, classAverage }, i) => ({
    N: `${i}#grade`,
    G: 60,
    note: { _T: 10, V: value === 'Abs' ? '|1' : value },
    bareme: { _T: 10, V: outOf },
    baremeParDefaut: { _T: 10, V: '20' },
    date: date(day),
    service: { _T: 24, V: { L: subject, N: `${i}#service` } },
    ...(classAverage && { moyenne: { _T: 10, V: classAverage } }),
    coefficient: 1,
    commentaire: title,
    estBonus: false,
    estFacultatif: false,
    estRamenerSur20: false,
  }))
  if (fault === 'odd_report') devoirs.splice(0, 1, {} as never)
  return { listeDevoirs: listed(devoirs), listeServices: listed([]) }
}

const KINDS = { absence: 13, delay: 14, punishment: 41 }

export function absencesAnswer({ report = NO_REPORT, fault }: SimulatedSchool, { periode }: Asked) {
  const absences = periode?.N?.endsWith('#period') ? report.absences : []
  const entries = absences.map(({ what, day, minutes, justified, reason }, i) => ({
    N: `${i}#absence`,
    G: KINDS[what],
    dateDebut: date(day),
    dateFin: date(day),
    date: date(day),
    duree: minutes ?? 0,
    justifie: justified,
    NbrHeures: '1h00',
    NbrJours: 1,
    ouverte: false,
    reglee: justified,
    aJustifierParParents: !justified,
    estMotifNonEncoreConnu: false,
    justification: reason,
    listeMotifs: listed([{ L: reason, N: '1#reason' }]),
  }))
  if (fault === 'odd_report') entries.splice(0, 1, {} as never)
  return { listeAbsences: listed(entries) }
}

export function newsAnswer({ report = NO_REPORT, fault }: SimulatedSchool) {
  const items = report.news.map(({ day, title, html }, i) => ({
    N: `${i}#news`,
    L: title,
    estInformation: true,
    lue: false,
    auteur: 'Vie scolaire simulée',
    categorie: { _T: 24, V: { N: '1#category', L: 'Information' } },
    dateCreation: date(day),
    dateDebut: date(day),
    dateFin: date(day),
    public: { _T: 24, V: { N: '1#public' } },
    listeQuestions: listed([
      {
        N: `${i}#question`,
        L: title,
        genreReponse: 0,
        texte: { _T: 21, V: html },
        listePiecesJointes: listed([]),
        reponse: { _T: 24, V: { N: '0#answer', avecReponse: false, estReponseAttendue: false } },
        listeChoix: listed([]),
      },
    ]),
  }))
  if (fault === 'odd_report') items.splice(0, 1, {} as never)
  const listeCategories = listed([{ N: '1#category', L: 'Information', estDefaut: true }])
  return { listeCategories, listeModesAff: [{ G: 0, listeActualites: listed(items) }] }
}
