import type { SimulatedSchool } from '../simulated-school.ts'

type Data = Record<string, unknown>
type Faults = Pick<SimulatedSchool, 'trouble' | 'fault'>

/** PageCahierDeTexte of the tab of lessons. */
export const CONTENTS = 'PageCahierDeTexte 89'

/** Nothing public describes these answers: they are what no server is known to give. */
export function changeAnswer({ trouble, fault }: Faults, name: string, data: Data): Data {
  if (name === 'Identification' && trouble === 'no_challenge') return { ...data, challenge: null }
  if (name === 'Identification' && trouble === 'odd_challenge') return { ...data, challenge: '{"forme":"nouvelle"}' }
  if (name === 'Identification' && trouble === 'odd_mode') return { ...data, modeCompLog: 7 }
  if (name === 'Authentification' && trouble === 'no_access') return { libelleUtil: 'Camille' }
  if (name === 'Authentification' && trouble === 'unknown_access') return { Acces: 42 }
  if (name === 'ParametresUtilisateur' && fault === 'timetable_off') return { ...data, listeOnglets: tabsBut(data, 16) }
  if (name === 'ParametresUtilisateur' && fault === 'homework_off') return { ...data, listeOnglets: tabsBut(data, 88) }
  if (name === 'ParametresUtilisateur' && fault === 'report_off')
    return { ...data, listeOnglets: tabsBut(data, 198, 19, 8) }
  if (name === 'PageEmploiDuTemps') return { ...data, ListeCours: changeLessons(fault, data.ListeCours as Data[]) }
  if (name === 'PageCahierDeTexte' && fault === 'no_due_day') {
    const [task, ...others] = (data.ListeTravauxAFaire as { V: Data[] }).V
    return { ListeTravauxAFaire: { _T: 24, V: [{ ...task, PourLe: undefined }, ...others] } }
  }
  if (name === 'PageCahierDeTexte' && fault === 'odd_document') {
    const [task, ...others] = (data.ListeTravauxAFaire as { V: Data[] }).V
    return {
      ListeTravauxAFaire: { _T: 24, V: [{ ...task, ListePieceJointe: { _T: 24, V: [{ L: 'fiche' }] } }, ...others] },
    }
  }
  return data
}

const tabsBut = ({ listeOnglets }: Data, ...left: number[]) =>
  (listeOnglets as { G: number }[]).filter(({ G }) => !left.includes(G))
const REPORT = ['DernieresNotes', 'PagePresence', 'PageActualites']

/** The lesson is the first of the week of 23 November; the test its only one. */
function changeLessons(fault: SimulatedSchool['fault'], lessons: Data[]): Data[] {
  const change = (isChanged: (lesson: Data) => boolean, changed: (lesson: Data) => Data) =>
    lessons.map(lesson => (isChanged(lesson) ? changed(lesson) : lesson))
  const isFirst = (lesson: Data) => JSON.stringify(lesson.DateDuCours).includes('23/11/2026 08')
  if (fault === 'no_length')
    return change(isFirst, lesson => ({ ...lesson, duree: 0, DateDuCoursFin: lesson.DateDuCours }))
  if (fault === 'no_start') return change(isFirst, lesson => ({ ...lesson, DateDuCours: undefined }))
  const marked = { _T: 24, V: { estDevoir: 'oui' } }
  if (fault === 'odd_test_mark')
    return change(
      lesson => 'cahierDeTextes' in lesson,
      lesson => ({ ...lesson, cahierDeTextes: marked }),
    )
  return lessons
}

const SECOND_WEEK = 14

/** What stands in place of a whole answer, 'silence' for none at all; undefined where it is given. */
export function replaceAnswer({ trouble, fault }: Faults, name: string, data: Data, whole: string): string | undefined {
  const isTimetable = name === 'PageEmploiDuTemps'
  const cut = whole.slice(0, whole.length / 2)
  if (isTimetable && trouble === 'half_a_timetable') return cut
  if (isTimetable && data.numeroSemaine === SECOND_WEEK && fault === 'piece_unreadable') return cut
  if (isTimetable && data.numeroSemaine === SECOND_WEEK && fault === 'piece_silent') return 'silence'
  const refused = isTimetable ? 'timetable_refused' : 'homework_refused'
  if ((isTimetable || name === 'PageCahierDeTexte') && fault === refused)
    return JSON.stringify({ Erreur: { G: 3, Titre: 'Accès refusé' } })
  if (REPORT.includes(name) && fault === 'report_refused')
    return JSON.stringify({ Erreur: { G: 3, Titre: 'Accès refusé' } })
  if (name === 'SaisieTAFFaitEleve' && fault === 'marks_refused')
    return JSON.stringify({ Erreur: { G: 3, Titre: 'Accès refusé' } })
  if (name === CONTENTS && fault === 'documents_refused')
    return JSON.stringify({ Erreur: { G: 3, Titre: 'Accès refusé' } })
  if (name === 'PageCahierDeTexte' && fault === 'suspended_midway')
    return JSON.stringify({ Erreur: { G: 25, Titre: 'Trop de requêtes' } })
  return undefined
}
