import { Box, Logo, Text } from '@ariane/shared/ui'
import { Portal } from '@ariane/shared/ui/overlay'
import { encode } from 'uqr'
import { messages } from '../messages.ts'

const text = messages.code
/** The quiet zone that readers need around the code. */
const BORDER = 4

const joinAddress = (code: string) => `${location.origin}/classes/rejoindre#${code}`

/** The address of the class as squares; a picture with a name for screen readers. */
function QrCode({ code, size }: { code: string; size: string }) {
  const { data, size: side } = encode(joinAddress(code), { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={text.qr(code)}
      viewBox={`0 0 ${side} ${side}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** Printing shows the poster alone, dark on white. */
const onPaper = {
  display: 'none',
  '@media print': {
    'html:has(&), body:has(&)': { overflow: 'visible !important', height: 'auto !important', background: '#fff' },
    'body:has(> &) > *:not(&)': { display: 'none !important' },
    '&': { display: 'block !important', textAlign: 'center' },
    '&, & *': { color: '#000' },
  },
} as const

/** The QR code of a class on the screen, and the poster that is printed. */
export function Poster({ name, code }: { name: string; code: string }) {
  return (
    <>
      <Box mt="4">
        <QrCode code={code} size="160" />
      </Box>
      <Portal>
        <Box css={onPaper} aria-hidden>
          <Logo size={64} />
          <Text fontSize="40px" fontWeight="bold" my="6">
            {text.poster(name)}
          </Text>
          <QrCode code={code} size="320" />
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
