import { describe, expect, it } from 'vitest'
import { askedFlaws } from './asked.ts'
import { everyPack, type Source } from './read.ts'
import { secondExplanationFlaws } from './second-explanations.ts'

const source = everyPack().sources.find(({ pack }) => pack.id === 'svt-3-immunite')
if (!source) throw new Error('no pack')
const { again, reasons, confusions } = source.pack
const [explained] = again
const check = explained?.check
const [reason] = reasons
const [confusion] = confusions
if (!explained || !check || !reason || !confusion) throw new Error('no answers')
const body = source.pack.summary.sections.find(({ id }) => id === explained.section)?.body ?? ''

const changed = (parts: Partial<Source['pack']>): Source => ({ ...source, pack: { ...source.pack, ...parts } })
const { example: _, ...withoutExample } = explained
const { check: __, ...withoutCheck } = explained

describe('what a pack answers with', () => {
  it('is as it has to be in the library', () => {
    expect([...secondExplanationFlaws(source), ...askedFlaws(source)]).toEqual([])
  })

  it.each([
    [{ again: [withoutExample] }, 'no example'],
    [{ again: [withoutCheck] }, 'no check question'],
    [{ again: [{ ...explained, text: 'Trop court.' }] }, 'letters explain nothing'],
    [{ again: [{ ...explained, text: body }] }, 'the words are those of the section'],
    [
      {
        again: [
          {
            ...explained,
            check: { ...check, question: 'Les anticorps, qu’est-ce ?', accepted: ['anticorps'] },
          },
        ],
      },
      'the check question says its answer',
    ],
    [
      { again: [{ ...explained, check: { ...check, accepted: ['pourquoi non'] } }] },
      'the accepted answer is not taken',
    ],
    [{ again: [{ ...explained, check: { ...check, question: 'Combien font $2 + 3$ ?' } }] }, 'as plain words'],
    [{ reasons: [{ ...reason, because: 'Parce que des bactéries entrent.' }] }, 'without « parce que »'],
    [{ reasons: [{ ...reason, because: 'des bactéries' }] }, 'a whole sentence'],
    [
      { confusions: [{ ...confusion, between: ['antigène', 'tabouret'] as [string, string] }] },
      'does not name tabouret',
    ],
  ])('is refused with %j', (parts, flaw) => {
    expect(secondExplanationFlaws(changed(parts)).join()).toContain(flaw)
  })

  it('is refused where its question is answered with something else', () => {
    const twice = { ...reason, id: 'r9', because: 'Personne ne lira cette raison.' }
    expect(askedFlaws(changed({ reasons: [...reasons, twice] })).join()).toContain('r9: « Pourquoi la peau gonfle')
  })
})
