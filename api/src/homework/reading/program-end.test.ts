import { expect, it } from 'vitest'
import { explainEnd, type ProgramEnd } from './program-end.ts'

const end = (changes: Partial<ProgramEnd>): ProgramEnd => ({
  stalled: false,
  unparsable: false,
  code: 0,
  signal: null,
  ...changes,
})

it.each<[Partial<ProgramEnd>, string, boolean]>([
  [{ code: 3 }, 'the reading program exited 3', false],
  [{ code: 3, unparsable: true }, 'the reading program exited 3', false],
  [{ unparsable: true }, 'the reading program wrote an unparsable line', false],
  [{}, 'the reading program ended without an answer', false],
  [{ code: null, signal: 'SIGKILL' }, 'the reading program was ended by SIGKILL', true],
  [{ code: null, signal: 'SIGABRT' }, 'the reading program was ended by SIGABRT', false],
  [{ code: null, signal: 'SIGKILL', tooBig: true }, 'the reading program took too much memory and was ended', false],
  [{ code: null, signal: 'SIGKILL', stalled: true }, 'the reading program took too long and was ended', false],
  [{ code: null, startError: 'EAGAIN' }, 'the reading program did not start: EAGAIN', true],
])(
  'an end without an answer is named, and tried again only when that can change: %j',
  (changes, message, canChange) => {
    expect(explainEnd(end(changes))).toEqual({ message, canChange })
  },
)
