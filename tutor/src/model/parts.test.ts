import { MODULE_TYPES } from '@ariane/shared/catalogue'
import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import { renderPath } from '../modules/index.ts'
import { sampleParts } from '../testing/model-answers.ts'
import { compose, type Subtopic } from './compose.ts'
import { PARTS } from './parts.ts'
import { hidePersons } from './private.ts'

const topic: Subtopic = {
  id: 'inconnu',
  subject: 'Français',
  grade: '6ème',
  chapter: 'Un chapitre',
  title: 'Une leçon',
}
const known = library().topic('hist-4-theme-1', 'hist-4-revolution-empire')?.pack

describe('a pack of a model', () => {
  it('is one over every lesson, whichever part fails', () => {
    const { course, ...others } = sampleParts
    for (const pack of library().packs)
      for (const parts of [sampleParts, { course }, others]) {
        const place = { ...topic, id: pack.id }
        expect(compose(place, pack, parts), `${pack.id} ${Object.keys(parts).join(' ')}`).toBeDefined()
      }
  })

  it('is made of its parts alone where nothing is known, and every type of module plays from it', () => {
    const pack = compose(topic, undefined, sampleParts)
    if (!pack) throw new Error('no pack')
    const modules = renderPath(
      pack,
      3,
      MODULE_TYPES.map(type => ({ type, prompt_generation: '' })),
    )
    expect(modules).toHaveLength(42)
    for (const module of modules) expect(JSON.stringify(module.content).length).toBeGreaterThan(20)
  })

  it('is no pack while a part is missing and nothing else is known', () => {
    const { order: _, ...some } = sampleParts
    expect(compose(topic, undefined, some)).toBeUndefined()
  })

  it('keeps what is known where a part is missing, and is no longer read by a teacher', () => {
    const pack = compose({ ...topic, id: 'hist-4-revolution-empire' }, known, { checks: sampleParts.checks })
    expect(pack?.summary).toEqual(known?.summary)
    expect(pack?.mcqs[0]?.stem).toBe('Question du modèle numéro 1')
    expect(pack?.checks).toEqual([])
  })

  it('leaves its open questions to the eye of the pupil: rules cannot vouch for its answers', () => {
    const pack = compose(topic, undefined, sampleParts)
    expect(new Set(pack?.questions.map(question => question.expected.kind))).toEqual(new Set(['free']))
  })

  it('is refused with two right groups for one item, no right option, or one step twice', () => {
    const { checks, order } = sampleParts
    const wrong = checks.mcqs.map(mcq => ({ ...mcq, options: mcq.options.map(o => ({ ...o, correct: false })) }))
    expect(PARTS.checks.safeParse({ ...checks, mcqs: wrong }).success).toBe(false)
    const twice = { ...order.sequence, steps: ['Un pas', 'Un pas', 'Un autre', 'Encore'] }
    expect(PARTS.order.safeParse({ ...order, sequence: twice }).success).toBe(false)
    const groups = order.category.groups.map(group => ({ ...group, items: ['Le même', 'Un autre'] }))
    expect(PARTS.order.safeParse({ ...order, category: { ...order.category, groups } }).success).toBe(false)
  })
})

describe('words that leave for a model', () => {
  it.each([
    ['Je suis Camille, aide-moi', 'Je suis [nom 1], aide-moi'],
    ['camille DUVAL a dit', '[nom 1] a dit'],
    ['Écris à camille.duval@exemple.fr ou au 06 12 34 56 78', 'Écris à [adresse] ou au [numéro]'],
    ['Voir https://exemple.fr/a?b=c', 'Voir [lien]'],
    ['Le camillien royal', 'Le camillien royal'],
    ['Demande à Le Goff', 'Demande à [nom 1]'],
    ['le carré de l’hypoténuse vaut 0,25', 'le carré de l’hypoténuse vaut 0,25'],
  ])('%s', async (text, kept) => {
    const { hide } = await hidePersons([['Camille Duval-Roy'], ['Le Goff']])
    expect(hide(text)).toBe(kept)
  })
})
