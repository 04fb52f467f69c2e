import {
  Box,
  CameraIcon,
  CheckIcon,
  chakra,
  FileIcon,
  type Icon,
  MicIcon,
  SimpleGrid,
  Text,
  TypeIcon,
} from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { MODES, type Mode } from './draft.ts'

const text = messages.sheet
const ICONS: Record<Mode, Icon> = { photo: CameraIcon, file: FileIcon, text: TypeIcon, audio: MicIcon }
const Tile = chakra('button')

/** Step 1: how the homework is given. */
export function ModeStep({ chosen, onChoose }: { chosen: Mode | null; onChoose: (mode: Mode) => void }) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap={{ base: '2.5', sm: '3' }}>
      {MODES.map(mode => {
        const ModeIcon = ICONS[mode]
        const isChosen = mode === chosen
        return (
          <Tile
            key={mode}
            type="button"
            aria-pressed={isChosen}
            display="flex"
            alignItems="center"
            gap="4"
            px="4"
            py={{ base: '3', sm: '4' }}
            textAlign="start"
            borderRadius="l3"
            borderWidth="2px"
            borderColor={isChosen ? 'brand.fg' : 'border'}
            bg={isChosen ? 'brand.subtle' : 'surface'}
            cursor="pointer"
            _hover={{ borderColor: 'brand.fg' }}
            onClick={() => onChoose(mode)}
          >
            <Box color="brand.fg" flexShrink="0">
              <ModeIcon size={32} aria-hidden />
            </Box>
            <Box flex="1" minW="0">
              <Text fontWeight="bold">{text.modes[mode].title}</Text>
              <Text color="ink.muted" textStyle="sm">
                {text.modes[mode].text}
              </Text>
            </Box>
            {isChosen && <CheckIcon size={20} aria-hidden />}
          </Tile>
        )
      })}
    </SimpleGrid>
  )
}
