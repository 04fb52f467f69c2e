import DOMPurify from 'dompurify'
import { useMemo } from 'react'

const options = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'iframe', 'audio', 'video', 'dialog'],
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'target', 'tabindex'],
}

/** Foreign HTML, without anything that acts, reaches out of the slide or looks like the app. */
export default function Html({ source }: { source: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(source, options), [source])
  return <div dangerouslySetInnerHTML={{ __html: clean }} />
}
