import type { ActivityData } from '@ariane/shared/contracts/activities'

type Quiz = Extract<ActivityData, { engine: 'quiz' }>

/** Which option a text has in place of the gap; the stem shows a part of its sentence, and its answer stands in the text and nowhere else. */
export function findMissingWord({ stem, options }: Quiz, body: string): number {
  const shown = stem.replace(/^[^«]*« | »$/g, '').replace(/^… | …$/g, '')
  const [before = '', after = ''] = shown.split('_____')
  const text = body.replaceAll('*', '')
  return options.findIndex(option => text.includes(`${before}${option.text}${after}`))
}
