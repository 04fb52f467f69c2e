import { readMessage } from '@ariane/activities/protocol'
import type { z } from 'zod'
import { type FromDiagram, ToDiagram } from './diagram-protocol.ts'
import { completeBrowser } from './older-browsers.ts'

// Mermaid writes style elements into its drawing, which only the policy of this frame allows.
const post = (message: z.infer<typeof FromDiagram>) => window.parent.postMessage(message, '*')

const FONT = 'ui-rounded, "Segoe UI", Ubuntu, "Noto Sans", system-ui, sans-serif'
/** The app's tokens; the tints tell the parts of a drawing apart. */
const COLOURS = {
  light: { paper: '#fffefc', ink: '#25224c', line: '#574bbd', tints: ['#eeefff', '#feece5', '#e5f5eb', '#e5f2ff'] },
  dark: { paper: '#21203e', ink: '#f0effa', line: '#b1b2fe', tints: ['#44427a', '#6e3a26', '#26553c', '#254d74'] },
}
const SCALE_STEPS = 12
const EDGE = 8

window.addEventListener('message', event => {
  const message = readMessage(ToDiagram, event, window.parent)
  if (message) void draw(message)
})
post({ type: 'diagram-ready' })

async function draw({ code, theme }: z.infer<typeof ToDiagram>): Promise<void> {
  const place = document.getElementById('root')
  if (!place) return
  const { paper, ink } = COLOURS[theme]
  document.documentElement.style.cssText = `color-scheme:${theme};background:${paper};color:${ink}`
  document.body.style.margin = '0'
  try {
    await completeBrowser()
    const { default: mermaid } = await import('mermaid')
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      theme: 'base',
      themeVariables: variables(theme),
      fontFamily: FONT,
      // At its natural size a drawing can be read; a wide one scrolls.
      timeline: { useMaxWidth: false },
      flowchart: { useMaxWidth: false },
      mindmap: { useMaxWidth: false },
    })
    const { svg } = await mermaid.render('drawing', upright(code))
    place.innerHTML = svg
    place.style.cssText = 'display:grid;justify-content:safe center;overflow:auto'
    fit(place.querySelector('svg'))
    const height = Math.ceil(place.scrollHeight)
    post(height > 0 ? { type: 'diagram-drawn', height } : { type: 'diagram-failure' })
  } catch {
    place.replaceChildren()
    post({ type: 'diagram-failure' })
  }
}

/** Some drawings come with a view that is narrower than they are. */
function fit(svg: SVGSVGElement | null): void {
  if (!svg) return
  const { x, y, width, height } = svg.getBBox()
  svg.setAttribute('viewBox', [x - EDGE, y - EDGE, width + 2 * EDGE, height + 2 * EDGE].join(' '))
  svg.setAttribute('width', String(Math.ceil(width + 2 * EDGE)))
  svg.setAttribute('height', String(Math.ceil(height + 2 * EDGE)))
  svg.style.maxWidth = 'none'
}

/** A line of time reads from top to bottom, also on a phone. */
const upright = (code: string) => code.replace(/^(\s*timeline)[ \t]*$/m, '$1 TD')

function variables(theme: 'light' | 'dark') {
  const { paper, ink, line, tints } = COLOURS[theme]
  const scale: Record<string, string> = {}
  for (let n = 0; n < SCALE_STEPS; n++) {
    scale[`cScale${n}`] = tints[n % tints.length] ?? paper
    scale[`cScaleLabel${n}`] = ink
    scale[`cScaleInv${n}`] = line
  }
  return {
    darkMode: theme === 'dark',
    fontSize: '17px',
    fontFamily: FONT,
    background: paper,
    primaryColor: tints[0],
    primaryTextColor: ink,
    primaryBorderColor: line,
    secondaryColor: tints[1],
    tertiaryColor: tints[2],
    lineColor: line,
    textColor: ink,
    ...scale,
  }
}
