import { type HomeworkDetail, type HomeworkGrading, homeworkRoutes } from '@ariane/shared/contracts/homework'
import { learningRoutes } from '@ariane/shared/contracts/learning'
import { type PathSummary, pathRoutes } from '@ariane/shared/contracts/paths'
import {
  fakeApi,
  fill,
  noNetwork,
  PUPIL,
  pending,
  press,
  pressTwice,
  refusal,
  renderScreen,
  success,
} from '@ariane/shared/testing/components'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aChapter, aGrading, aHomework, aQuestion, aSummary } from '../testing/work.ts'
import { AnswerSlide } from './player/slides/answer.tsx'
import { useHomework } from './player/use-homework.ts'
import HomeworkScreen from './screen.tsx'

const { listHomework, readHomework, guessPlace, correctHomework, skipQuestion } = homeworkRoutes
const { listChapters, generatePath } = learningRoutes

function open(list: PathSummary[] = [], at = '/homework') {
  const api = fakeApi()
  api.on(listHomework, () => list)
  api.on(guessPlace, () => success(null))
  api.on(listChapters, () => success({ chapters: [aChapter()] }))
  return { api, ...renderScreen(<HomeworkScreen />, { as: PUPIL, at }) }
}

describe('the list of homework', () => {
  it('says that it is being read', async () => {
    const { api } = open()
    api.on(listHomework, pending)
    expect(await screen.findByText('Chargement de vos devoirs...')).toBeTruthy()
  })

  it('invites to a first one', async () => {
    const { user } = open()
    expect(await screen.findByText('Aucun devoir')).toBeTruthy()
    await press(user, 'Commencer un devoir')
    expect(await screen.findByRole('dialog', { name: 'Créer un devoir - Étape 1/3' })).toBeTruthy()
  })

  it.each([
    ['the server refuses', () => refusal('forbidden')],
    ['there is no network', noNetwork],
  ])('offers another try when %s', async (_, answer) => {
    const { api, user } = open()
    api.on(listHomework, answer)
    expect(await screen.findByText('Vos devoirs n’ont pas pu être chargés.')).toBeTruthy()
    api.on(listHomework, () => [aSummary({ title: 'Exercice 12' })])
    await press(user, 'Réessayer')
    expect(await screen.findByText('Exercice 12')).toBeTruthy()
  })

  it.each<[string, Partial<PathSummary>]>([
    ['Disponible', { status: 'generated' }],
    ['Terminé', { status: 'completed' }],
    ['À compléter', { status: 'incomplete_homework' }],
    ['Créé le 16 novembre 2026', {}],
  ])('says « %s » on a card', async (words, part) => {
    open([aSummary({ title: 'Exercice 12', ...part })])
    const card = (await screen.findByText('Exercice 12')).closest('li')
    expect(card?.textContent).toContain(words)
  })

  it('deletes one after a question', async () => {
    const { api, user } = open([aSummary({ title: 'Exercice 12' })])
    api.on(pathRoutes.deletePath, () => ({ ok: true }))
    await press(user, 'Modifier le devoir « Exercice 12 »')
    await press(user, 'Supprimer')
    const question = await screen.findByRole('alertdialog', { name: 'Supprimer le devoir « Exercice 12 » ?' })
    await user.click(within(question).getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('Devoir supprimé.')).toBeTruthy()
    expect(api.sentTo(pathRoutes.deletePath)).toEqual([{ id: '7' }])
  })
})

describe('a new homework', () => {
  const creating = () => open([], '/homework?creation=nouveau')

  async function write(user: UserEvent) {
    await press(user, /^Texte/)
    await press(user, 'Suivant')
    await fill(user, /^Énoncé du devoir/, ' Combien font 2 + 2 ? ')
  }

  it('says at each step what it needs', async () => {
    const { user } = creating()
    expect(await screen.findByText('Choisissez une façon de donner votre devoir')).toBeTruthy()
    await press(user, /^Texte/)
    await press(user, 'Suivant')
    expect(screen.getByText('Écrivez l’énoncé du devoir')).toBeTruthy()
    await fill(user, /^Énoncé du devoir/, 'Combien font 2 + 2 ?')
    await press(user, 'Suivant')
    expect(screen.getByText('Choisissez un chapitre')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Créer le devoir' }).disabled).toBe(true)
  })

  it.each([
    ['Photo', 'Ajoutez une photo'],
    ['Fichier', 'Ajoutez un fichier'],
    ['Audio', 'Ajoutez un enregistrement'],
  ])('needs what is given as %s', async (mode, sentence) => {
    const { user } = creating()
    await press(user, new RegExp(`^${mode}`))
    await press(user, 'Suivant')
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it.each([
    ['Rien n’est perdu : réessayez quand vous voulez.', 'forbidden'],
    [
      'Ce document est trop lourd (10 Mo au plus), ou cette photo a trop de pixels (25 millions au plus) : recadrez-la, ou prenez-la en qualité normale.',
      'too_large',
    ],
  ] as const)('is kept when it is refused: « %s »', async (sentence, code) => {
    const { api, user } = creating()
    api.on(generatePath, () => refusal(code))
    await write(user)
    await press(user, 'Suivant')
    await press(user, 'Mathématiques')
    await press(user, 'Les fables')
    await press(user, 'Créer le devoir')
    expect(await screen.findByText(sentence)).toBeTruthy()
    const text = 'Combien font 2 + 2 ?'
    const place = { subject: 'Mathématiques', chapterId: 'c1' }
    expect(api.sentTo(generatePath)).toEqual([{ desc: text, userId: 'u1', pathType: 'homework', ...place, text }])
    await press(user, 'Précédent')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Énoncé du devoir/).value).toContain(text)
  })

  it('is asked for once', async () => {
    const { api, user } = creating()
    api.on(generatePath, pending)
    await write(user)
    await press(user, 'Suivant')
    await press(user, 'Mathématiques')
    await press(user, 'Les fables')
    await pressTwice('Créer le devoir')
    expect(await screen.findByRole('button', { name: 'Création...' })).toBeTruthy()
    expect(api.sentTo(generatePath)).toHaveLength(1)
  })

  it('offers the place that the statement speaks of', async () => {
    const { api, user } = creating()
    const chapter = { id: 'c1', title: 'Les fables' }
    api.on(guessPlace, () => success({ subject: 'Français', chapter }))
    await write(user)
    await press(user, 'Suivant')
    expect(await screen.findByText('Est-ce bien Français, « Les fables » ?')).toBeTruthy()
    await press(user, 'Oui, c’est cela')
    expect(await screen.findByRole('button', { name: /^Les fables/, pressed: true })).toBeTruthy()
  })

  it('tries chapters again', async () => {
    const { api, user } = creating()
    api.on(listChapters, () => refusal('forbidden'))
    await write(user)
    await press(user, 'Suivant')
    await press(user, 'Mathématiques')
    expect(await screen.findByText('Erreur lors du chargement des chapitres')).toBeTruthy()
    api.on(listChapters, () => success({ chapters: [aChapter()] }))
    await press(user, 'Réessayer')
    expect(await screen.findByRole('button', { name: 'Les fables' })).toBeTruthy()
  })
})

describe('a homework that is opened', () => {
  const playing = (homework: HomeworkDetail) => {
    const opened = open([], '/homework?devoir=7')
    opened.api.on(readHomework, () => success(homework))
    return opened
  }

  it.each<[string, Partial<HomeworkDetail>]>([
    ['Ariane prépare votre devoir…', { status: 'generating' }],
    ['Ce devoir est à compléter', { status: 'incomplete_homework' }],
    ['Aucun exercice disponible', { modules: [] }],
  ])('says « %s »', async (words, part) => {
    playing(aHomework(part))
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('is not found', async () => {
    const { api } = playing(aHomework())
    api.on(readHomework, () => refusal('not_found'))
    expect(await screen.findByText('Devoir non trouvé')).toBeTruthy()
  })

  it('is tried again', async () => {
    const { api, user } = playing(aHomework())
    api.on(readHomework, () => refusal('forbidden'))
    expect(await screen.findByText('Erreur lors du chargement du devoir')).toBeTruthy()
    api.on(readHomework, () => success(aHomework({ modules: [] })))
    await press(user, 'Réessayer')
    expect(await screen.findByText('Aucun exercice disponible')).toBeTruthy()
  })
})

describe('an answer to a question', () => {
  const AT = { exercise: 0, question: 0 }

  /** The slide of an answer, without the deck that lays it out. */
  function Answering() {
    const { loaded, correct, clarify, skip } = useHomework(7)
    if (loaded.state !== 'ready') return null
    const [exercise] = loaded.data.modules[0]?.exercices ?? []
    const [question] = exercise?.questions ?? []
    if (!exercise || !question) return null
    return (
      <AnswerSlide
        {...{ homework: loaded.data, exercise, question }}
        name="homework-answer"
        current
        correct={answer => correct(AT, answer)}
        clarify={reply => clarify(AT, reply)}
        skip={() => skip(AT)}
        onNext={() => undefined}
      />
    )
  }

  const answering = () => {
    const api = fakeApi()
    api.on(listHomework, () => [])
    api.on(readHomework, () => success(aHomework()))
    return { api, ...renderScreen(<Answering />, { as: PUPIL }) }
  }
  const answered = (correction: HomeworkGrading) => ({
    correction,
    question: aQuestion({ progress: { state: 'attempted', attempts: 1, answer: '4' } }),
  })

  it.each([
    ['Réponse juste', 'Question suivante', { status: 'success', next_action: 'next_question' }],
    ['Pas encore', 'Réessayer', { status: 'failure', next_action: 'retry' }],
    ['À vérifier', 'Voir la réponse', { status: 'to_review', next_action: 'show_answer' }],
  ] as const)('is graded once as « %s »', async (outcome, action, part) => {
    const { api, user } = answering()
    api.on(correctHomework, () => answered(aGrading(part)))
    await fill(user, 'Votre réponse', ' 4 ')
    await pressTwice('Valider')
    const sheet = await screen.findByRole('dialog', { name: new RegExp(`^${outcome} *Bravo !$`) })
    expect(within(sheet).getByRole('button', { name: action })).toBeTruthy()
    expect(api.sentTo(correctHomework)).toEqual([{ moduleId: 3, exerciceIndex: 0, questionIndex: 0, answer: '4' }])
  })

  it('is kept when it could not be graded', async () => {
    const { api, user } = answering()
    api.on(correctHomework, () => refusal('forbidden'))
    await fill(user, 'Votre réponse', '4')
    await press(user, 'Valider')
    expect(await screen.findByText(/^Votre réponse n’a pas pu être vérifiée\. Elle est gardée ici/)).toBeTruthy()
    expect(screen.getByDisplayValue('4')).toBeTruthy()
  })

  it('takes a sign that the keyboard lacks, and a hint', async () => {
    const { user } = answering()
    await fill(user, 'Votre réponse', '4')
    await press(user, 'Insérer ²')
    expect(screen.getByDisplayValue('4²')).toBeTruthy()
    await press(user, 'Indice')
    expect(await screen.findByText('Comptez sur vos doigts.')).toBeTruthy()
  })

  it('says that a question could not be passed by', async () => {
    const { api, user } = answering()
    api.on(skipQuestion, () => refusal('forbidden'))
    await press(user, 'Passer')
    expect(await screen.findByText('La question n’a pas pu être passée. Vérifiez votre connexion.')).toBeTruthy()
  })
})
