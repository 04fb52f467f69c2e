import type { ComponentProps } from 'react'
import type { Components, ExtraProps } from 'react-markdown'
import { messages } from '../messages.ts'
import { CodeBlock } from './code-block.tsx'
import { readLink, readPicture } from './links.ts'

/** A program in a lesson, with its language where the lesson names it. */
export function Program({ children, node }: ComponentProps<'pre'> & ExtraProps) {
  const inside = node?.children[0]
  const program = inside?.type === 'element' ? inside.children[0] : undefined
  if (inside?.type !== 'element' || program?.type !== 'text') return <pre>{children}</pre>
  const language = /language-([\w-]+)/.exec(String(inside.properties.className ?? ''))?.[1]
  return <CodeBlock source={program.value} language={language} />
}

/** How parts of a lesson become elements; levels start at h2 because the header holds the page's h1. */
export const parts: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  a({ href, children }) {
    const link = readLink(href ?? '')
    return link ? (
      <a href={link.href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    )
  },
  img({ src, alt = '' }) {
    const own = readPicture(src ?? '')
    return own ? <img src={own} alt={alt} /> : <span>{messages.pictureLeftOut(alt)}</span>
  },
  pre: Program,
  table: ({ children, 'aria-label': title = messages.table }) => (
    // A wide table scrolls by itself, also with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <section className="wide" tabIndex={0} aria-label={title}>
      <table aria-label={title}>{children}</table>
    </section>
  ),
}
