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
import { describe, expect, it } from 'vitest'
import { aChapter, aSummary } from '../testing/work.ts'
import RevisionsScreen from './screen.tsx'

const { listPaths, renamePath, deletePath, pinPath, duplicatePath } = pathRoutes
const { listChapters, generatePath } = learningRoutes

function open(paths: PathSummary[] = [], at = '/revisions') {
  const api = fakeApi()
  api.on(listPaths, () => paths)
  api.on(listChapters, () => success({ chapters: [aChapter()] }))
  return { api, ...renderScreen(<RevisionsScreen />, { as: PUPIL, at }) }
}

describe('the list of paths', () => {
  it('says that it is being read', async () => {
    const { api } = open()
    api.on(listPaths, pending)
    expect(await screen.findByText('Chargement de vos parcours...')).toBeTruthy()
  })

  it('invites to a first one', async () => {
    const { user } = open()
    expect(await screen.findByText('Aucun parcours trouvé')).toBeTruthy()
    await press(user, 'Commencer un parcours')
    expect(await screen.findByRole('heading', { name: 'Que voulez-vous réviser ?' })).toBeTruthy()
  })

  it.each([
    ['the server refuses', () => refusal('forbidden')],
    ['there is no network', noNetwork],
  ])('offers another try when %s', async (_, answer) => {
    const { api, user } = open()
    api.on(listPaths, answer)
    expect(await screen.findByText('Vos parcours n’ont pas pu être chargés.')).toBeTruthy()
    api.on(listPaths, () => [aSummary()])
    await press(user, 'Réessayer')
    expect(await screen.findByText('Les fables')).toBeTruthy()
  })

  it.each<[string, Partial<PathSummary>]>([
    ['En cours', { status: 'generated' }],
    ['Terminé', { status: 'done' }],
    ['À faire', { status: 'to_do' }],
    ['À compléter', { status: 'incomplete_path' }],
    ['Épinglé', { pinnedAt: '2026-11-17T08:00:00Z' }],
    ['Proposé par Mme Durand', { assignedBy: 'Mme Durand' }],
    ['3 modules', {}],
    ['Créé le 16 novembre 2026', {}],
  ])('says « %s » on a card', async (words, part) => {
    open([aSummary(part)])
    expect(within(await screen.findByRole('listitem')).getByText(words)).toBeTruthy()
  })

  it('shows those of one state only', async () => {
    const { user } = open([aSummary(), aSummary({ id: 8, title: 'Les ratios', status: 'done' })])
    await screen.findByText('Les fables')
    await press(user, 'Terminés')
    expect(screen.queryByText('Les fables')).toBeNull()
    expect(screen.getByText('Les ratios')).toBeTruthy()
    await press(user, 'À faire')
    expect(screen.getByText('Aucun parcours ne correspond à ce filtre')).toBeTruthy()
  })
})

describe('a path', () => {
  it('is renamed once', async () => {
    const { api, user } = open([aSummary()])
    api.on(renamePath, () => success(aSummary()))
    await press(user, 'Modifier le parcours « Les fables »')
    await fill(user, /^Titre du parcours/, ' La Fontaine ')
    await pressTwice('Renommer')
    expect(await screen.findByText('Parcours renommé.')).toBeTruthy()
    expect(api.sentTo(renamePath)).toEqual([{ id: '7', title: 'La Fontaine', userId: 'u1' }])
  })

  it.each([
    ['La modification n’a pas pu être enregistrée. Réessayez.', 'forbidden'],
    ['Vous avez déjà 500 parcours, le nombre le plus grand possible. Supprimez-en un, puis réessayez.', 'full'],
  ] as const)('is not duplicated: « %s »', async (sentence, code) => {
    const { api, user } = open([aSummary()])
    api.on(duplicatePath, () => refusal(code))
    await press(user, 'Modifier le parcours « Les fables »')
    await press(user, 'Dupliquer')
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('is pinned', async () => {
    const { api, user } = open([aSummary()])
    api.on(pinPath, () => success(aSummary()))
    await press(user, 'Modifier le parcours « Les fables »')
    await press(user, 'Épingler en haut')
    expect(await screen.findByText('Parcours épinglé en haut de la liste.')).toBeTruthy()
    expect(api.sentTo(pinPath)).toEqual([{ id: '7', pinned: true, userId: 'u1' }])
  })

  it('is deleted after a question', async () => {
    const { api, user } = open([aSummary()])
    api.on(deletePath, () => ({ ok: true }))
    await press(user, 'Modifier le parcours « Les fables »')
    await press(user, 'Supprimer')
    const question = await screen.findByRole('alertdialog', { name: 'Supprimer le parcours « Les fables » ?' })
    await user.click(within(question).getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('Parcours supprimé.')).toBeTruthy()
  })
})

describe.each([
  ['the quick start', '/revisions?demarrage=1'],
  ['the wizard', '/revisions?creation=nouveau'],
])('chapters in %s', (_, at) => {
  it('are tried again', async () => {
    const { api, user } = open([], at)
    api.on(listChapters, () => refusal('forbidden'))
    await press(user, 'Français')
    expect(await screen.findByText('Erreur lors du chargement des chapitres')).toBeTruthy()
    api.on(listChapters, () => success({ chapters: [] }))
    await press(user, 'Réessayer')
    expect(await screen.findByText(/n’a pas encore de chapitre prêt en Français pour la 4ème\./)).toBeTruthy()
    expect(api.sentTo(listChapters)[0]).toEqual({ subject: 'Français', classroom: '4ème' })
  })
})

const REQUEST = { desc: '', userId: 'u1', pathType: 'pedagogical_pathway', chapterId: 'c1' }
const PROMPT = { title: 'La leçon', type: 'TEXT', prompt_generation: 'courte' }

describe('the quick start', () => {
  it.each([
    ['Le parcours n’a pas pu être préparé. Vérifiez votre connexion, puis réessayez.', 'forbidden'],
    ['Vous avez déjà 500 parcours, le nombre le plus grand possible. Supprimez-en un, puis réessayez.', 'full'],
  ] as const)('says « %s »', async (sentence, code) => {
    const { api, user } = open([], '/revisions?demarrage=1')
    api.on(generatePath, () => refusal(code))
    await press(user, 'Français')
    await press(user, /^Les fables/)
    await press(user, 'C’est parti')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(api.sentTo(generatePath)).toEqual([{ ...REQUEST, customPrompts: [PROMPT] }])
  })

  it('finds a chapter by a word', async () => {
    const { api, user } = open([], '/revisions?demarrage=1')
    api.on(listChapters, () => success({ chapters: [aChapter(), aChapter({ id: 'c2', title: 'Le théâtre' })] }))
    await press(user, 'Français')
    await fill(user, 'Chercher un chapitre', 'theatre')
    expect(await screen.findByText('Un chapitre trouvé')).toBeTruthy()
    expect(screen.queryByText('Les fables')).toBeNull()
  })
})

describe('the wizard', () => {
  it('leads through a subject and a chapter to the modules, and keeps them after a failure', async () => {
    const { api, user } = open([], '/revisions?creation=nouveau')
    api.on(generatePath, () => refusal('forbidden'))
    await press(user, 'Français')
    expect(await screen.findByText('Étape 2 sur 4')).toBeTruthy()
    await press(user, 'Les fables')
    await fill(user, /^Titre du module/, 'Le corbeau')
    await press(user, 'Générer le parcours')
    expect(await screen.findByText('Erreur lors de la génération du parcours')).toBeTruthy()
    expect(screen.getByDisplayValue('Le corbeau')).toBeTruthy()
    expect(api.sentTo(generatePath)).toEqual([
      { ...REQUEST, customPrompts: [{ ...PROMPT, title: 'Le corbeau' }], autoSlide: false },
    ])
  })
  it('asks for a path once', async () => {
    const { api, user } = open([], '/revisions?creation=nouveau')
    api.on(generatePath, pending)
    await press(user, 'Français')
    await press(user, 'Les fables')
    await pressTwice('Générer le parcours')
    expect(await screen.findByRole('button', { name: 'Génération...' })).toBeTruthy()
    expect(api.sentTo(generatePath)).toHaveLength(1)
  })
})
