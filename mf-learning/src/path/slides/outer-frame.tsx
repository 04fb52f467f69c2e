import { Box, chakra } from '@ariane/shared/ui'
import { useState } from 'react'
import { NotLoaded } from '../../parts/not-loaded.tsx'
import { useHealing } from '../../parts/use-healing.ts'
import { readLink } from './links.ts'
import { Unsupported } from './unsupported.tsx'

type Props = { link: string; title: string; height: number }

/** Somebody else's page. One of our own never gets its origin in here, or it could undo the sandbox. */
export function OuterFrame({ link, title, height }: Props) {
  const read = readLink(link)
  const [isLost, setLost] = useState(false)
  useHealing(isLost, () => navigator.onLine && setLost(false))
  if (!read) return <Unsupported />
  if (isLost)
    return (
      <Box p="4">
        <NotLoaded onRetry={() => setLost(false)} />
      </Box>
    )
  return (
    <chakra.iframe
      src={read.href}
      title={title}
      sandbox={read.own ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-presentation'}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen"
      loading="lazy"
      // The only failure that another site's page lets us know of.
      onLoad={() => setLost(!navigator.onLine)}
      display="block"
      w="full"
      h={`${height}px`}
      borderWidth="0"
      borderRadius="l2"
      bg="surface"
    />
  )
}
