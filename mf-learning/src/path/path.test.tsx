import { homeworkRoutes } from '@ariane/shared/contracts/homework'
import { learningRoutes, type PathDetail, type TutorAnswer } from '@ariane/shared/contracts/learning'
import { modelRoutes } from '@ariane/shared/contracts/model'
import { pathRoutes } from '@ariane/shared/contracts/paths'
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
import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aPath } from '../testing/work.ts'
import PathPlayer from './player.tsx'
import Question from './question/question.tsx'

const { readPath, interactWithModule } = learningRoutes

describe('a path that is opened', () => {
  const open = (answer: () => ReturnType<typeof success<PathDetail>> | Response | Promise<never>) => {
    const api = fakeApi()
    api.on(readPath, answer)
    const onBack = vi.fn()
    const player = <PathPlayer id={7} backLabel="Révisions" onBack={onBack} onOpen={() => undefined} />
    return { api, onBack, ...renderScreen(player, { as: PUPIL }) }
  }

  it('says that it is being read', async () => {
    open(pending)
    expect(await screen.findByText('Initialisation du parcours...')).toBeTruthy()
  })

  it.each<[string, Partial<PathDetail>]>([
    ['Ariane prépare votre parcours…', { status: 'generating', generation: { done: 1, total: 3 } }],
    ['Ce parcours est à compléter', { status: 'incomplete_path' }],
  ])('says « %s »', async (words, part) => {
    open(() => success(aPath(part)))
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('is not found', async () => {
    const { api, onBack, user } = open(() => refusal('not_found'))
    api.on(pathRoutes.previewPath, () => refusal('not_found'))
    api.on(homeworkRoutes.readHomework, () => refusal('not_found'))
    expect(await screen.findByText('Parcours non trouvé')).toBeTruthy()
    await press(user, 'Retour : Révisions')
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('of somebody else is offered to who has its link, with all of the link', async () => {
    location.hash = '#un-jeton'
    onTestFinished(() => {
      location.hash = ''
    })
    const { api, user } = open(() => refusal('not_found'))
    api.on(pathRoutes.previewPath, () =>
      success({ title: 'Les fables', subject: 'Français', grade: '6ème', moduleCount: 2 }),
    )
    api.on(pathRoutes.adoptPath, () => success({ id: 8 }))
    api.on(pathRoutes.listPaths, () => [])
    await press(user, 'Ajouter à mes parcours')
    const sent = { id: '7', userId: PUPIL.uid, token: 'un-jeton' }
    expect([api.sentTo(pathRoutes.previewPath), api.sentTo(pathRoutes.adoptPath)]).toEqual([[sent], [sent]])
  })

  it('is tried again', async () => {
    const { api, user } = open(() => refusal('forbidden'))
    expect(await screen.findByText('Erreur lors du chargement du parcours')).toBeTruthy()
    api.on(readPath, () => success(aPath({ status: 'incomplete_path' })))
    await press(user, 'Réessayer')
    expect(await screen.findByText('Ce parcours est à compléter')).toBeTruthy()
  })
})

describe('a question to Ariane', () => {
  const ANSWER: TutorAnswer = {
    explanations: [{ text: 'Une fable raconte.' }],
    examples: [{ text: 'Le corbeau.' }],
    source: 'built-in',
    kind: 'answer',
  }
  const ABOUT = { moduleId: 3, contentType: 'text' }
  const open = () => {
    const api = fakeApi()
    const use = { model: null, questions: false, barrier: null }
    api.on(modelRoutes.readModelUse, () => success(use as never))
    const onClose = vi.fn()
    const sheet = <Question pathId={7} about={ABOUT} readSection={() => 'La morale'} onClose={onClose} />
    return { api, onClose, ...renderScreen(sheet, { as: PUPIL }) }
  }

  it('cannot be sent while it is empty', async () => {
    open()
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Envoyer' })).disabled).toBe(true)
  })

  it('is sent once with the part that is in view, and answered', async () => {
    const { api, onClose, user } = open()
    api.on(interactWithModule, () => success(ANSWER))
    await fill(user, 'Votre question', ' Une fable ? ')
    await pressTwice('Envoyer')
    expect(await screen.findByText('Réponse tirée du cours')).toBeTruthy()
    expect(screen.getByText('📚 Exemples pratiques')).toBeTruthy()
    expect(api.sentTo(interactWithModule)).toEqual([
      {
        id: '3',
        userId: 'u1',
        suggestionKey: 'question',
        description: 'Une fable ?',
        ...ABOUT,
        section: 'La morale',
      },
    ])
    await press(user, "✅ J'ai compris")
    expect(onClose).toHaveBeenCalledOnce()
  })

  it.each([
    ['it is refused', () => refusal('forbidden')],
    ['there is no network', noNetwork],
  ])('stays when %s, and is sent again', async (_, answer) => {
    const { api, user } = open()
    api.on(interactWithModule, answer)
    await fill(user, 'Votre question', 'Une fable ?')
    await press(user, 'Envoyer')
    expect(await screen.findByText('Votre question n’est pas partie. Elle est gardée ici.')).toBeTruthy()
    expect(screen.getByDisplayValue('Une fable ?')).toBeTruthy()
    api.on(interactWithModule, () => success(ANSWER))
    await press(user, 'Réessayer')
    expect(await screen.findByText('Une fable raconte.')).toBeTruthy()
  })

  it('that Ariane cannot answer leads to others that she can', async () => {
    const { api, user } = open()
    const unknown = { explanations: [], examples: [], source: 'built-in', kind: 'unknown' } as const
    api.on(interactWithModule, () =>
      success({ ...unknown, explanations: [], examples: [], suggestions: ['La morale ?'] }),
    )
    await fill(user, 'Votre question', 'Pourquoi ?')
    await press(user, 'Envoyer')
    expect(await screen.findByText('Je ne sais pas encore répondre à cela.')).toBeTruthy()
    api.on(interactWithModule, () => success(ANSWER))
    await press(user, 'La morale ?')
    expect(await screen.findByText('Une fable raconte.')).toBeTruthy()
    expect(api.sentTo(interactWithModule)[1]).toMatchObject({ description: 'La morale ?', history: ['Pourquoi ?'] })
  })

  it('is asked back, and answered as the next one', async () => {
    const { api, user } = open()
    api.on(interactWithModule, () => success({ ...ANSWER, kind: 'help', check: 'Qui parle ?' }))
    await fill(user, 'Votre question', 'Je n’ai pas compris')
    await press(user, 'Envoyer')
    await press(user, 'Répondre')
    await fill(user, 'Qui parle ?', 'Le corbeau')
    await press(user, 'Envoyer')
    await expect.poll(() => api.sentTo(interactWithModule)).toHaveLength(2)
    expect(api.sentTo(interactWithModule)[1]).toMatchObject({
      description: 'Le corbeau',
      history: ['Je n’ai pas compris'],
    })
  })
})
