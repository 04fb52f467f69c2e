import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { messages } from '../messages.ts'
import { readLink, readPicture } from './links.ts'

const options = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'iframe',
    'audio',
    'video',
    'dialog',
    'map',
    'area',
    'picture',
    'source',
  ],
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'target', 'tabindex', 'srcset', 'usemap', 'background', 'ping'],
  RETURN_DOM_FRAGMENT: true as const,
}

/** Links open beside the app or lead nowhere; a picture from elsewhere leaves its text. */
function clean(source: string): string {
  const fragment = DOMPurify.sanitize(source, options)
  for (const anchor of fragment.querySelectorAll('a')) {
    const link = readLink(anchor.getAttribute('href') ?? '')
    if (!link || anchor.getAttribute('href')?.trim().startsWith('#')) {
      anchor.replaceWith(...anchor.childNodes)
      continue
    }
    anchor.href = link.href
    anchor.target = '_blank'
    anchor.rel = 'noopener noreferrer'
  }
  for (const picture of fragment.querySelectorAll('img')) {
    const src = readPicture(picture.getAttribute('src') ?? '')
    if (src) picture.src = src
    else picture.replaceWith(messages.pictureLeftOut(picture.alt))
  }
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}

/** Foreign HTML, without anything that acts, reaches out of the slide or looks like the app. */
export default function Html({ source }: { source: string }) {
  const html = useMemo(() => clean(source), [source])
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
