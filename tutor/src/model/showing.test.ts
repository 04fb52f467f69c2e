import { describe, expect, it } from 'vitest'
import { builtInTutor } from '../built-in.ts'
import { sampleParts } from '../testing/model-answers.ts'
import type { Model } from './provider.ts'
import { modelTutor } from './tutor.ts'

const privacy = {
  namesAround: async () => [
    ['Léa Martin', 'Léa'],
    ['Lucas Diallo', 'Lucas'],
  ],
  mayAsk: async () => true,
}
const never = new AbortController().signal

/** Hears what leaves, and answers with what it is given. */
function open(answer: (prompt: string) => unknown) {
  const heard: string[] = []
  const troubles: string[] = []
  const model: Model = {
    name: 'local',
    async write({ schema, prompt }) {
      heard.push(prompt)
      return schema.parse(answer(prompt))
    },
  }
  return { tutor: modelTutor(model, error => troubles.push(String(error)), privacy), heard, troubles }
}

describe('what a model answers about people whom it knows by a number', () => {
  it('names them again in the help to a homework', async () => {
    const text = 'Lea a 12 billes, Lucas en a 5 de plus que Léa. Raconte leur partie.'
    const { tutor, heard, troubles } = open(() => ({
      course: 'Pour raconter une partie, on dit qui joue, puis ce qui se passe.',
      hints: ['Que fait [nom 1] d’abord ?', 'Et [nom 2] ensuite ?'],
      steps: ['[nom 1] commence la partie.', '[nom 2] répond.'],
      checklist: ['J’ai parlé de [nom 1].', 'J’ai parlé de [nom 2].'],
    }))
    const exercises = [
      {
        title: 'Exercice 1',
        statement: text,
        questions: [
          {
            timer: 5,
            reformulation_question: 'Que fait Lucas ?',
            course: { content: '' },
            indice: { content: 'Lis.' },
            answer_step_by_step: [],
            mode: 'guided' as const,
            source: 'built-in' as const,
            expected: null,
            inUnit: false,
            answer: null,
            hints: ['Lis.'],
            checklist: [],
            twin: null,
          },
        ],
      },
    ]
    const helped = await tutor.helpHomework('a', { subject: 'Français', grade: '5ème', exercises }, never)
    expect(troubles).toEqual([])
    expect(heard[0]).toContain('[nom 1] a 12 billes, [nom 2] en a 5 de plus que [nom 1].')
    expect(heard[0]).toContain('Que fait [nom 2] ?')
    expect(helped[0]?.questions[0]).toMatchObject({
      source: 'model',
      hints: ['Que fait Léa d’abord ?', 'Et Lucas ensuite ?'],
      answer_step_by_step: [{ content: 'Léa commence la partie.' }, { content: 'Lucas répond.' }],
      checklist: ['J’ai parlé de Léa.', 'J’ai parlé de Lucas.'],
    })
  })

  it('names them again in the answer to a question, the one before included', async () => {
    const { tutor, heard, troubles } = open(() => ({
      explanations: ['[nom 1] confond la prise de la Bastille et la fête, [nom 2] aussi.'],
      examples: [],
    }))
    const place = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }
    const asked = { pupil: 'a', slide: { text: 'Léa et la Bastille' }, history: ['Lucas dit non'] }
    const answer = await tutor.ask('Léa et Lucas disent que Versailles brûle, pourquoi ?', place, asked)
    expect(troubles).toEqual([])
    expect(answer).toMatchObject({
      source: 'model',
      explanations: [{ text: 'Léa confond la prise de la Bastille et la fête, Lucas aussi.' }],
    })
    expect(heard[0]).toContain('[nom 1] et [nom 2] disent que Versailles brûle')
    expect(heard.join('\n')).not.toMatch(/Léa|Lucas/)
  })

  it('names them again in a lesson made for a pupil’s wishes', async () => {
    const parts = JSON.stringify(sampleParts).replaceAll('Question du modèle', 'Question à [nom 1]')
    const wanted = JSON.parse(parts) as Record<string, unknown>
    const { tutor, heard } = open(prompt => {
      const name = ['course', 'checks', 'practice', 'order'][heard.length - 1] ?? ''
      return wanted[name] ?? prompt
    })
    const place = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }
    const prompts = [{ title: 'Jeu', type: 'qcm', prompt_generation: 'avec Lucas' }] as never
    const written = await tutor.prepare(place, prompts, 'a', never)
    expect(heard[0]).toContain('Jeu : avec [nom 1]')
    expect(JSON.stringify(written?.pack)).toContain('Question à Lucas')
    expect(JSON.stringify(written)).not.toContain('[nom')
    expect(builtInTutor.topic(place)).toBeDefined()
  })
})
