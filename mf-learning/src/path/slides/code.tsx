import { chakra } from '@ariane/shared/ui'
import hljs from 'highlight.js/lib/core'
import css from 'highlight.js/lib/languages/css'
import javascript from 'highlight.js/lib/languages/javascript'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import xml from 'highlight.js/lib/languages/xml'
import { useMemo } from 'react'
import { messages } from '../messages.ts'

// What is taught at school; each language is a few hundred bytes of rules.
const languages = { css, javascript, python, sql, xml }
for (const [name, rules] of Object.entries(languages)) hljs.registerLanguage(name, rules)

/** Tokens of the palettes, so that both themes keep their contrast. Words stand out by weight and slant as well. */
const style = {
  '& .hljs-comment': { color: 'ink.muted', fontStyle: 'italic' },
  '& :is(.hljs-keyword, .hljs-name, .hljs-selector-tag, .hljs-built_in)': { color: 'brand.fg', fontWeight: 'bold' },
  '& :is(.hljs-string, .hljs-attr, .hljs-attribute)': { color: 'success.fg' },
  '& :is(.hljs-number, .hljs-literal)': { color: 'orange.fg' },
  '& :is(.hljs-title, .hljs-selector-class)': { color: 'info.fg' },
} as const

const Pre = chakra('pre')

/** A program, its words coloured. Without a language it is guessed; what nobody knows stays plain. */
export default function Code({ source, language }: { source: string; language?: string | undefined }) {
  const html = useMemo(() => {
    const known = language && hljs.getLanguage(language) ? language : undefined
    return known ? hljs.highlight(source, { language: known }).value : hljs.highlightAuto(source).value
  }, [source, language])
  return (
    <Pre tabIndex={0} role="group" aria-label={messages.code} css={style}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </Pre>
  )
}
