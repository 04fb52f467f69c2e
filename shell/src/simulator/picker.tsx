import type { ScreenId } from '@ariane/shared/federation'
import { Button, HStack } from '@ariane/shared/ui'
import { messages as remoteMessages } from '../remotes/messages.ts'
import { pageOf, screenIds, startOf } from './address.ts'
import { messages } from './messages.ts'

/** The screens, each a page of its own: a choice starts from nothing, so that no other remote is left in the page. */
export function Picker({ id }: { id: ScreenId | null }) {
  return (
    <HStack as="nav" aria-label={messages.picker} gap="1" wrap="wrap">
      {screenIds.map(one => (
        <Button key={one} asChild size="sm" variant={one === id ? 'subtle' : 'ghost'}>
          <a href={pageOf({ id: one, address: startOf(one) })} aria-current={one === id ? 'page' : undefined}>
            {remoteMessages.titles[one]}
          </a>
        </Button>
      ))}
    </HStack>
  )
}
