import Maths from '@ariane/activities/maths'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { emphasisAtSigns } from './emphasis-at-signs.ts'
import { escapeMoney } from './escape-money.ts'
import { Program, parts } from './parts.tsx'
import { useRehype } from './use-rehype.ts'

// remark-math marks formulas as code of a class of its own; we draw them with the one KaTeX of the package.
const components: Components = {
  ...parts,
  code({ className, children, node: _node, ...rest }) {
    if (className?.includes('language-math'))
      return <Maths tex={String(children)} display={className.includes('math-display')} />
    return (
      <code className={className} {...rest}>
        {children}
      </code>
    )
  },
  pre(props) {
    const { children, node } = props
    const inside = node?.children[0]
    const isMaths = inside?.type === 'element' && String(inside.properties.className ?? '').includes('language-math')
    return isMaths ? children : <Program {...props} />
  },
}

/** A formula alone on its line is shown on a line of its own, also when its dollars stand beside it. */
const ALONE = /^[ \t]*\$\$([^$\n]+)\$\$[ \t]*$/gm

export default function MarkdownMaths({ children }: { children: string }) {
  const rehype = useRehype()
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm, remarkMath, emphasisAtSigns]}
      rehypePlugins={rehype}
      components={components}
    >
      {escapeMoney(children).replace(ALONE, '$$$$\n$1\n$$$$')}
    </ReactMarkdown>
  )
}
