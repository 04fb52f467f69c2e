import { describe, expect, it } from 'vitest'
import { findPropsBreaks } from './props-breaks.ts'

const find = (sent: string, taken: string) => {
  const props = (text: string) =>
    Object.fromEntries(
      text
        .split('; ')
        .filter(Boolean)
        .map(one => {
          const [, name = '', mark, type = ''] = /^(\w+)(\??): (.*)$/.exec(one) ?? []
          return [name, { optional: mark === '?', type }]
        }),
    )
  return findPropsBreaks({ ui: { Notice: props(sent) } }, { ui: { Notice: props(taken) } })
}

describe('@F03 a part of a kit', () => {
  it.each([
    ['tone: string', 'kind: string; tone?: string', 'ui: Notice.kind is required, and is never sent'],
    ['tone: string', '', 'ui: Notice.tone is not taken'],
    ['', 'tone: string', 'ui: Notice.tone is required, and is never sent'],
    ['tone?: string', 'tone: string', 'ui: Notice.tone is required, and may be missing'],
    ["tone: 'a' | 'b'", "tone: 'a'", "ui: Notice.tone is 'a', and 'a' | 'b' is sent"],
    ['tone: string', 'tone: number', 'ui: Notice.tone is number, and string is sent'],
    [
      'onEnd: (by: string) => void',
      'onEnd: (by: string | number) => void',
      'ui: Notice.onEnd is (by: string | number) => void, and (by: string) => void is sent',
    ],
    [
      'onEnd: (by: string) => void',
      'onEnd: (by?: string) => void',
      'ui: Notice.onEnd is (by?: string) => void, and (by: string) => void is sent',
    ],
    [
      'onEnd: (by: string) => void',
      'onEnd: () => void',
      'ui: Notice.onEnd is () => void, and (by: string) => void is sent',
    ],
    ['title: ReactNode', 'title: string', 'ui: Notice.title is string, and ReactNode is sent'],
    [
      'back: { label: string }',
      'back: { title: string }',
      'ui: Notice.back is { title: string }, and { label: string } is sent',
    ],
    [
      'back: { label: string }',
      'back: { label: string, to: string }',
      'ui: Notice.back is { label: string, to: string }, and { label: string } is sent',
    ],
    ['size: Sizes<"a" | "b">', 'size: Sizes<"a">', 'ui: Notice.size is Sizes<"a">, and Sizes<"a" | "b"> is sent'],
    ['size: Sizes<"a">', 'size: Widths<"a">', 'ui: Notice.size is Widths<"a">, and Sizes<"a"> is sent'],
    ['of: readonly string[]', 'of: string[]', 'ui: Notice.of is string[], and readonly string[] is sent'],
    [
      'at: () => string | number',
      'at: () => string',
      'ui: Notice.at is () => string, and () => string | number is sent',
    ],
  ])('that was drawn with « %s » and takes « %s » is named', (sent, taken, line) => {
    expect(find(sent, taken)).toEqual([line])
  })

  it.each([
    ['tone: string', 'tone: string; title?: string'],
    ['tone: string', 'tone?: string | undefined'],
    ["tone: 'a' | 'b'", "tone: 'c' | 'b' | 'a'"],
    ['onEnd: (by: string | number) => void', 'onEnd?: ((by: string | number) => void) | undefined'],
    ['onEnd: (by: string | number) => void', 'onEnd: (by: string) => void'],
    ['onEnd: (by: string) => void', 'onEnd: (chosen: string, at?: number) => void'],
    ['onEnd: () => void', 'onEnd: () => void | Promise<void>'],
    ["tone: 'a' | 'b'", 'tone: string'],
    ['title: string | undefined', 'title: ReactNode'],
    ['of: string[]', 'of: readonly string[]'],
    ['of: readonly { id: string }[]', 'of: readonly { id: string | number, note?: ReactNode }[]'],
    ['size: Sizes<"a">', 'size: Sizes<"a" | "b">'],
    ['of: unique symbol[', 'of: string'],
    ['of: Item<(by: string) => void>', 'of: Item<(chosen: string) => void>'],
  ])('that was drawn with « %s » goes on with « %s »', (sent, taken) => {
    expect(find(sent, taken)).toEqual([])
  })

  it('that is not given any more is named once, by its name', () => {
    expect(findPropsBreaks({ ui: { Notice: { tone: { optional: false, type: 'string' } } } }, { ui: {} })).toEqual([])
  })
})
