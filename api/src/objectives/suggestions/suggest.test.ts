import { OBJECTIVE_TYPES, soundsDistressed } from '@ariane/shared/catalogue'
import { Suggestions } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import { suggest } from './suggest.ts'
import { TASK_TEMPLATES, TEMPLATES } from './templates.ts'

const criteria = { successCriteria: '', progressCriteria: '', effortNeededCriteria: '' }
const firstTask = (title: string) => suggest({ title, type: 'School' }).suggestions[0]?.title
const success = (title: string) => suggest({ title, type: 'School' }).objective.successCriteria

describe('suggestions', () => {
  it('speak of the tables that the title names', () => {
    expect(firstTask('apprendre les tables de 7 et 8')).toBe('Réciter les tables de 7 et de 8 à voix haute')
    expect(firstTask('la table de 9')).toBe('Réciter la table de 9 à voix haute')
    expect(firstTask('Mes tables de 6, 7 et 8')).toBe('Réciter les tables de 6, de 7 et de 8 à voix haute')
    expect(firstTask('mes tables')).toBe('Réciter les tables à voix haute')
  })

  it('speak of the subject that the title names, and of none when it names none', () => {
    expect(success('Réviser mon contrôle d’anglais')).toBe(
      'La veille du contrôle d’anglais, je réponds à toutes mes questions sans regarder le cours.',
    )
    expect(success('Réviser mon contrôle')).toBe(
      'La veille du contrôle, je réponds à toutes mes questions sans regarder le cours.',
    )
    expect(success('avoir 14 de moyenne en maths')).toBe('J’obtiens au moins 14 à mon prochain contrôle de maths.')
    expect(success('améliorer mes notes en histoire géo')).toBe(
      'J’obtiens une meilleure note à mon prochain contrôle d’histoire-géographie.',
    )
    expect(firstTask('lire 15 pages par jour')).toBe('Lire 15 pages')
    expect(firstTask('lire plus')).toBe('Lire vingt minutes')
  })

  it('never take a name over from the title', () => {
    const said = JSON.stringify(suggest({ title: 'Réviser le contrôle avec Lucas et Emma', type: 'School' }))
    expect(said).not.toMatch(/Lucas|Emma/)
  })

  it('ask a question per criterion where nothing is known, and propose nothing', () => {
    const answer = suggest({ title: 'Devenir astronaute', type: 'Other' })
    expect(answer).toMatchObject({ objective: criteria, suggestions: [], source: 'built-in' })
    expect(Object.values(answer.questions ?? {}).every(question => question.endsWith('\u00a0?'))).toBe(true)
  })

  it('keep silent where somebody needs a person rather than a template', () => {
    const silence = { objective: criteria, suggestions: [], questions: null, source: 'built-in' }
    for (const title of ['Arrêter le harcèlement en classe', 'je veux mourir', 'mon père me frappe'])
      expect(suggest({ title, type: 'Emotional' })).toEqual(silence)
    expect(suggest({ title: 'me faire du mal', type: 'School', objective: { title: 'maths', ...criteria } })).toEqual(
      silence,
    )
  })

  it('describe one task, with the subject of its objective', () => {
    const answer = suggest({
      title: 'Relire la leçon',
      type: 'School',
      objective: { title: 'Contrôle de SVT', ...criteria },
    })
    expect(answer.suggestions).toEqual([
      {
        title: 'Relire la leçon',
        description: '10 minutes en SVT, crayon en main : souligner l’essentiel, noter une question.',
        selectedDays: [1, 2, 4, 5],
      },
    ])
  })

  it('do not describe a task that nothing is known of', () => {
    const answer = suggest({ title: 'Truc', type: 'School', objective: { title: 'mes tables', ...criteria } })
    expect(answer).toMatchObject({ suggestions: [], questions: null })
  })

  it('are the same for the same words', () => {
    const wish = { title: 'Gérer ma colère', type: 'Emotional' } as const
    expect(suggest(wish)).toEqual(suggest(wish))
  })
})

describe('the templates', () => {
  it.each(OBJECTIVE_TYPES)('are at least twelve for %s', type => {
    expect(TEMPLATES.filter(template => template.type === type).length).toBeGreaterThanOrEqual(12)
  })

  it('each have an id of their own, three criteria, three or four tasks and known days', () => {
    expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length)
    for (const template of TEMPLATES) {
      expect([3, 4], template.id).toContain(template.tasks.length)
      expect(new Set(template.tasks.map(({ title }) => title)).size).toBe(template.tasks.length)
    }
    for (const { id, days } of [
      ...TEMPLATES.flatMap(({ id, tasks }) => tasks.map(({ days }) => ({ id, days }))),
      ...TASK_TEMPLATES,
    ])
      expect(days, id).toEqual([...new Set(days)].filter(day => day >= 1 && day <= 7).toSorted((a, b) => a - b))
  })

  it('are found by their own first phrase, fill every slot and alarm nobody', () => {
    for (const template of TEMPLATES) {
      const title = (template.words[0] ?? '')
        .replaceAll('*', '')
        .replace('#', '7')
        .replace('@sport', 'judo')
        .replace('@instrument', 'piano')
      const answer = Suggestions.parse(suggest({ title, type: template.type }))
      const texts = [
        ...Object.values(answer.objective),
        ...answer.suggestions.flatMap(one => [one.title, one.description]),
      ]
      expect(texts.length, `${template.id} by ${title}`).toBeGreaterThan(8)
      for (const text of texts) {
        expect(text).toMatch(/^[A-ZÀÉÊL«0-9]/)
        expect(text).not.toMatch(/[{}]|undefined| {2}|'/)
        expect(soundsDistressed(text), text).toBe(false)
      }
    }
  })
})
