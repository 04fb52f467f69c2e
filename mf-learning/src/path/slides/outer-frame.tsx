import { chakra } from '@ariane/shared/ui'
import { readLink } from './links.ts'
import { Unsupported } from './unsupported.tsx'

type Props = { link: string; title: string; height: number }

/** Somebody else's page. One of our own never gets its origin in here, or it could undo the sandbox. */
export function OuterFrame({ link, title, height }: Props) {
  const read = readLink(link)
  if (!read) return <Unsupported />
  return (
    <chakra.iframe
      src={read.href}
      title={title}
      sandbox={read.own ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-presentation'}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen"
      loading="lazy"
      display="block"
      w="full"
      h={`${height}px`}
      borderWidth="0"
      borderRadius="l2"
      bg="surface"
    />
  )
}
