import { useLocation, useNavigate } from '@ariane/shared/router'
import { Button, HStack, Input } from '@ariane/shared/ui'
import { parseTypedAddress } from './address.ts'
import { messages } from './messages.ts'
import { ownQuery } from './switches/switches.ts'

/** The address that the screen believes it is at, to read and to change. */
export function AddressForm() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const own = ownQuery(search)
  const address = pathname + (own && `?${own}`) + hash
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void navigate(parseTypedAddress(String(new FormData(event.currentTarget).get('address'))))
      }}
    >
      <HStack gap="2">
        <Input key={address} name="address" defaultValue={address} aria-label={messages.address.label} maxW="md" />
        <Button type="submit" variant="outline">
          {messages.address.go}
        </Button>
      </HStack>
    </form>
  )
}
