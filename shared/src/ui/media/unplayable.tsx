import { Link } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Notice } from '../components/notice.tsx'
import { messages } from './messages.ts'

/** The usual ending of a type whose own name is none. */
const ENDINGS = new Map([
  ['quicktime', 'mov'],
  ['mpeg', 'mp3'],
])
const TYPE = /^data:(?:audio|video)\/(?:x-)?([\w-]+)/

/** A file that is in the page fails for its format alone; one of the network may only be out of reach. */
const isInPage = (src: string) => /^(?:data|blob):/.test(src)

/** Whether this browser failed at a sound or a film that is in the page. `fail` is told of it. */
export function useUnplayable(src: string) {
  const [failed, setFailed] = useState<string | null>(null)
  return { isUnplayable: failed === src, fail: () => isInPage(src) && setFailed(src) }
}

/** In place of a player that would stay mute: a word, and a way to keep the file. */
export function Unplayable({ src, label }: { src: string; label: ReactNode }) {
  const subtype = TYPE.exec(src)?.[1] ?? ''
  const ending = ENDINGS.get(subtype) ?? subtype
  return (
    <Notice
      tone="warning"
      title={label}
      action={
        <Link href={src} download={`ariane${ending && `.${ending}`}`} textDecoration="underline">
          {messages.unplayable.save}
        </Link>
      }
    >
      {messages.unplayable.sentence}
    </Notice>
  )
}
