import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const dictationPupil: SimulatedPupil<'dictation'> = {
  right: ({ text }) => ({ engine: 'dictation', text }),
  wrong: (_, noIdea) => ({ engine: 'dictation', text: noIdea }),
  leaks: (data, { text }) => [
    JSON.stringify(data).includes(text.slice(0, 20)) && 'the dictation is written on the screen',
  ],
}
