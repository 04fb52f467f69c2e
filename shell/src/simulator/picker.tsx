import { useStore } from '@ariane/shared/session'
import { Button, HStack } from '@ariane/shared/ui'
import { $screens } from '../remotes/remotes.ts'
import { simulatorAddress, startAddress } from './address.ts'
import { messages } from './messages.ts'
import { $switches } from './switches/state.ts'
import { withSwitches } from './switches/switches.ts'

/** The list of screens, each a page of its own, so that no other remote stays in the page. */
export function Picker({ id }: { id: string | null }) {
  const switches = useStore($switches)
  const screens = useStore($screens)
  return (
    <HStack as="nav" aria-label={messages.picker} gap="1" wrap="wrap">
      {[...screens.values()].map(({ id: one, title }) => (
        <Button key={one} asChild size="sm" variant={one === id ? 'subtle' : 'ghost'}>
          <a
            href={withSwitches(simulatorAddress({ id: one, address: startAddress(one) }), switches)}
            aria-current={one === id ? 'page' : undefined}
          >
            {title}
          </a>
        </Button>
      ))}
    </HStack>
  )
}
