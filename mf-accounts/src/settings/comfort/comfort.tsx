import { $comfort, resetComfort, setComfort, useStore } from '@ariane/shared/session'
import { Box, Button, FONTS, Panel, RadioGroup, SPACINGS, Switch, Text, UndoIcon, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from '../../messages.ts'

const text = messages.comfort
const THEMES = ['light', 'dark', 'auto'] as const

/** How the page looks: applied at once and stored on the device. */
export function Comfort() {
  const { theme, font, spacing, ruler, calm, sound } = useStore($comfort)
  const [said, say] = useState('')
  return (
    <VStack gap="6" align="stretch">
      <Text color="ink.muted" maxW="prose">
        {text.lead}
      </Text>
      <Panel title={text.colours}>
        <RadioGroup
          label={text.theme}
          name="theme"
          value={theme}
          onChange={next => setComfort({ theme: next })}
          options={THEMES.map(value => ({ value, label: text.themes[value], hint: text.themeHints[value] }))}
        />
      </Panel>
      <Panel title={text.reading}>
        <VStack gap="5" align="stretch">
          <RadioGroup
            label={text.font}
            name="font"
            value={font}
            onChange={next => setComfort({ font: next })}
            options={FONTS.map(value => ({ value, label: text.fonts[value], hint: text.fontHints[value] }))}
          />
          <RadioGroup
            label={text.spacing}
            name="spacing"
            value={spacing}
            onChange={next => setComfort({ spacing: next })}
            options={SPACINGS.map(value => ({ value, label: text.spacings[value], hint: text.spacingHints[value] }))}
          />
          <Box as="figure" bg="bg.subtle" borderRadius="l2" p="5">
            <Text as="figcaption" textStyle="label" color="ink.muted" mb="2">
              {text.sample}
            </Text>
            <Text textStyle="lg" maxW="prose">
              {text.sampleText}
            </Text>
          </Box>
        </VStack>
      </Panel>
      <Panel title={text.help}>
        <Switch
          name="ruler"
          checked={ruler}
          hint={text.rulerHint}
          onChange={shown => {
            setComfort({ ruler: shown })
            say(shown ? text.rulerShown : text.rulerHidden)
          }}
        >
          {text.ruler}
        </Switch>
        <Switch name="calm" checked={calm} hint={text.calmHint} onChange={next => setComfort({ calm: next })}>
          {text.calm}
        </Switch>
        <Switch name="sound" checked={sound} hint={text.soundHint} onChange={next => setComfort({ sound: next })}>
          {text.sound}
        </Switch>
      </Panel>
      <Box>
        <Button
          variant="outline"
          onClick={() => {
            resetComfort()
            say(text.resetDone)
          }}
        >
          <UndoIcon aria-hidden />
          {text.reset}
        </Button>
        <Text role="status" color="ink.muted" mt="2" minH="6">
          {said}
        </Text>
      </Box>
    </VStack>
  )
}
