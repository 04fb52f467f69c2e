import { Box, Logo, Text } from '@ariane/shared/ui'
import { Portal } from '@ariane/shared/ui/overlay'
import { paperOnly } from '../../paper-only.ts'
import { messages } from '../messages.ts'
import { QrCode } from './qr-code.tsx'

const text = messages.code

/** The QR code of a class on the screen, and the poster that is printed. */
export function Poster({ name, code }: { name: string; code: string }) {
  const qr = { address: `${location.origin}/classes/rejoindre#${code}`, label: text.qr(code) }
  return (
    <>
      <Box mt="4">
        <QrCode {...qr} size="160" />
      </Box>
      <Portal>
        <Box css={paperOnly} textAlign="center" aria-hidden>
          <Logo size={64} />
          <Text fontSize="40px" fontWeight="bold" my="6">
            {text.poster(name)}
          </Text>
          <QrCode {...qr} size="320" />
          <Text fontSize="56px" fontWeight="bold" fontFamily="mono" my="6">
            {code}
          </Text>
          <Text fontSize="22px">{`${location.origin}/classes`}</Text>
          <Box as="ol" fontSize="20px" my="6">
            {text.steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </Box>
        </Box>
      </Portal>
    </>
  )
}
