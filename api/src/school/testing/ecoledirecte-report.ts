import { NO_REPORT, type SimulatedSchool } from './simulated-school.ts'

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')
const oddFirst = (school: SimulatedSchool, entries: object[]): object[] =>
  school.fault === 'odd_report' ? [{}, ...entries.slice(1)] : entries

/** EduWireApps/ecoledirecte-api-docs README « Notes ». */
export function gradesAnswer(school: SimulatedSchool) {
  const notes = (school.report ?? NO_REPORT).grades.map(({ subject, title, day, value, outOf, classAverage }, i) => ({
    id: i,
    devoir: title,
    codePeriode: 'A001',
    libelleMatiere: subject,
    typeDevoir: 'CONTROLE',
    coef: '1',
    noteSur: outOf,
    valeur: value,
    nonSignificatif: false,
    date: day,
    moyenneClasse: classAverage ?? '',
  }))
  return { periodes: [], notes: oddFirst(school, notes), parametrage: {} }
}

/** The same, « Vie scolaire ». */
export function absencesAnswer(school: SimulatedSchool) {
  const words = { absence: 'Absence', delay: 'Retard', punishment: 'Punition' }
  const all = (school.report ?? NO_REPORT).absences.map(({ what, day, justified, reason }, id) => ({
    id,
    typeElement: words[what],
    date: day,
    libelle: '1 demi-journée',
    motif: reason,
    justifie: justified,
    commentaire: reason,
  }))
  const isSanction = ({ typeElement }: { typeElement: string }) => typeElement === words.punishment
  const absencesRetards = oddFirst(
    school,
    all.filter(entry => !isSanction(entry)),
  )
  return { absencesRetards, sanctionsEncouragements: all.filter(isSanction), parametrage: {} }
}

/** The same, « Timeline commune ». */
export function newsAnswer(school: SimulatedSchool) {
  const postits = (school.report ?? NO_REPORT).news.map(({ day, title, html }, id) => ({
    id,
    type: 'info',
    contenu: base64(`<p>${title}</p>${html}`),
    dateDebut: day.split('-').reverse().join('/'),
  }))
  return { evenements: [], postits: oddFirst(school, postits) }
}
