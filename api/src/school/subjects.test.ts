import { describe, expect, it } from 'vitest'
import { findSubjects, nameSubject, readLessonTitle } from './subjects.ts'

describe('the subject of a school', () => {
  it.each([
    ['MATHÉMATIQUES', 'Mathématiques'],
    ['MATHS', 'Mathématiques'],
    ['Mathématiques - soutien', 'Mathématiques'],
    ['FRANÇAIS', 'Français'],
    ['LETTRES MODERNES', 'Français'],
    ['ANGLAIS LV1', 'Anglais'],
    ['LV1 ANGLAIS', 'Anglais'],
    ['AGL1', 'Anglais'],
    ['ESPAGNOL LV2', 'Espagnol'],
    ['ALLEMAND BILANGUE', 'Allemand'],
    ['HISTOIRE-GÉOGRAPHIE', 'Histoire', 'Géographie'],
    ['HIST.-GEO.', 'Histoire', 'Géographie'],
    ['HISTOIRE-GÉO', 'Histoire', 'Géographie'],
    ['HISTOIRE ET GEOGRAPHIE', 'Histoire', 'Géographie'],
    ['H.G.', undefined],
    ['HG', 'Histoire', 'Géographie'],
    ['HIST-GEO-EMC', 'Histoire', 'Géographie', 'EMC'],
    ['HISTOIRE-GÉOGRAPHIE ENS. MORAL ET CIVIQUE', 'Histoire', 'Géographie', 'EMC'],
    ['HISTOIRE DES ARTS', 'Histoire'],
    ['HISTOIRE', 'Histoire'],
    ['Géographie', 'Géographie'],
    ['ENSEIGNEMENT MORAL & CIVIQUE', 'EMC'],
    ['ED. MORALE', undefined],
    ['ED. CIVIQUE/EMC', 'EMC'],
    ['ANG LV1', 'Anglais'],
    ['LVB ESPAGNOL', 'Espagnol'],
    ['GR 2 MATHS', 'Mathématiques'],
    ['4EME ALLEMAND', 'Allemand'],
    ['SCIENCES DE LA VIE ET DE LA TERRE', 'SVT'],
    ['S.V.T.', 'SVT'],
    ['PHYSIQUE-CHIMIE', 'Physique-Chimie'],
    ['SCIENCES PHYSIQUES', 'Physique-Chimie'],
    ['ED.PHYSIQUE & SPORT.', undefined],
    ['EPS', undefined],
    ['MATHEMAT.', 'Mathématiques'],
    ['PHYS.-CHIM.', 'Physique-Chimie'],
    ['ACCOMPAGNEMENT PERSONNALISÉ MATHS', 'Mathématiques'],
    ['LVB ESPAGNOL GR2', 'Espagnol'],
    ['ALL2', 'Allemand'],
    ['ESPAGN. LV2', 'Espagnol'],
    ['FRANC.', 'Français'],
    ['PHYSIOLOGIE', undefined],
    ['FRANCE', undefined],
    ['ALLERGIES', undefined],
    ['VIE DE CLASSE', undefined],
    ['TECHNOLOGIE', undefined],
    ['LATIN', undefined],
    ['', undefined],
  ])('%j is %j', (written, ...subjects) => {
    expect(findSubjects(written)).toEqual(subjects.filter(subject => subject !== undefined))
  })

  it('keeps its own words when Ariane does not teach it', () => {
    expect(nameSubject(' ARTS PLASTIQUES ')).toEqual({ title: 'ARTS PLASTIQUES', subject: 'ARTS PLASTIQUES' })
    expect(nameSubject('')).toEqual({ title: '' })
  })

  it('keeps the school’s words beside ours where they say something else', () => {
    expect(nameSubject('HISTOIRE-GÉO')).toEqual({
      title: 'Histoire-Géographie',
      subject: 'Histoire',
      alsoSubjects: ['Géographie'],
      schoolSubject: 'HISTOIRE-GÉO',
    })
    expect(nameSubject('ANGLAIS LV1')).toEqual({ title: 'Anglais', subject: 'Anglais', schoolSubject: 'ANGLAIS LV1' })
    expect(nameSubject('MATHÉMATIQUES')).toEqual({ title: 'Mathématiques', subject: 'Mathématiques' })
    expect(nameSubject('Contrôle de maths', 'MATHS')).toMatchObject({
      title: 'Mathématiques',
      schoolSubject: 'Contrôle de maths',
    })
  })
})

describe('@N10 the title of an event', () => {
  it.each([
    ['MATHEMATIQUES - M. DURAND', 'Mathématiques', 'course'],
    ['ANGLAIS LV1', 'Anglais', 'course'],
    ['Contrôle SVT', 'SVT', 'exam'],
    ['PHYSIQUE-CHIMIE', 'Physique-Chimie', 'course'],
    ['HISTOIRE-GEOGRAPHIE', 'Histoire-Géographie', 'course'],
    ['ED. CIVIQUE/EMC', 'EMC', 'course'],
    ['Evaluation de français', 'Français', 'exam'],
    ['Cours de maths', 'Mathématiques', 'course'],
    ['maths Mme Petit B12', 'Mathématiques', 'course'],
    ['SVT (salle 12)', 'SVT', 'course'],
    ['SVT - Contrôle', 'SVT', 'exam'],
    ['Contrôle : Histoire', 'Histoire', 'exam'],
    ['Contrôle commun de maths', 'Mathématiques', 'exam'],
    ['M. DURAND - ESPAGNOL LV2', 'Espagnol', 'course'],
    ['Sciences de la Vie et de la Terre', 'SVT', 'course'],
    ['Mathématiques Groupe 2', 'Mathématiques', 'course'],
    ['LVB Espagnol Gr2', 'Espagnol', 'course'],
    ['Cours particulier de maths', 'Mathématiques', 'course'],
    ['Anglais renforcé', 'Anglais', 'course'],
    ['Phys-Ch', 'Physique-Chimie', 'course'],
    ['Maths géométrie', 'Mathématiques', 'course'],
    ['Maths DS', 'Mathématiques', 'exam'],
    ['SVT évaluation', 'SVT', 'exam'],
    ['DS2 maths', 'Mathématiques', 'exam'],
    ['DS n°2 de maths', 'Mathématiques', 'exam'],
    ['Devoir commun de maths', 'Mathématiques', 'exam'],
    ['Évaluation commune de français', 'Français', 'exam'],
    ['Contrôle de maths sur les fractions', 'Mathématiques', 'exam'],
  ])('%s is a lesson of %s (%s)', (title, subject, type) => {
    const found = readLessonTitle(title)
    expect([found?.title, found?.isTest ? 'exam' : 'course', found?.isOnly]).toEqual([subject, type, true])
  })

  it.each([
    'Maths avec Paul',
    'Histoire de fous',
    'Maths réviser le contrôle',
    'Français à l’étranger',
    'Anglais film',
  ])('%s begins with a subject, and says something else', title => expect(readLessonTitle(title)?.isOnly).toBe(false))

  it.each(['Mathilde', 'Mathieu', 'Mathis – anniversaire', 'Physio', 'Physiothérapie', 'Georges', 'Historique'])(
    '%s only begins as a subject does',
    title => expect(readLessonTitle(title)).toBeUndefined(),
  )

  it.each([
    'Contrôle technique',
    'Test de vitesse',
    'Vie de classe',
    'Cours de piano',
    'Piano',
    'EPS',
    'All day',
    'Réunion - parents',
    'Dentiste',
    '',
  ])('%j names no subject of ours', title => {
    expect(readLessonTitle(title)?.isOnly ?? false).toBe(false)
  })
})
