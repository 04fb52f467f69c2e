import { secondFactorRoutes } from '@ariane/shared/contracts/second-factor'
import { defaultSettings, settingsRoutes } from '@ariane/shared/contracts/settings'
import { signInRoutes } from '@ariane/shared/contracts/sign-in'
import { type SignInOnDevice, signInsRoutes } from '@ariane/shared/contracts/sign-ins'
import { $comfort, $session, resetComfort } from '@ariane/shared/session'
import {
  fakeApi,
  fill,
  noNetwork,
  PARENT,
  PUPIL,
  press,
  pressTwice,
  refusal,
  renderScreen,
  success,
  TEACHER,
} from '@ariane/shared/testing/components'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { messages } from '../messages.ts'
import { messages as connection } from './connection/messages.ts'
import SettingsScreen from './screen.tsx'

const { settings: text, comfort, sections } = messages
const { devices, factor } = connection
const KNOWN = defaultSettings(PUPIL.uid)

describe('tasks and hours', () => {
  function open() {
    const api = fakeApi()
    api.on(settingsRoutes.postSettings, args => success('tasks' in args ? args : null))
    return { api, ...renderScreen(<SettingsScreen />, { as: PUPIL, at: '/settings' }) }
  }
  const setTime = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })

  it('begin as usual where nothing was chosen yet, and are created once for two presses', async () => {
    const { api, user } = open()
    expect(screen.getByText(text.loading)).toBeTruthy()
    const { title } = text.flags.checkHomework
    await user.click(await screen.findByLabelText(title, { exact: false }))
    await user.click(screen.getByLabelText(text.workDay('Lundi')))
    setTime(text.endLabel('Lundi'), '19:00')
    await pressTwice(text.save)
    expect(await screen.findByText(text.saved)).toBeTruthy()
    const [, sent, ...more] = api.sentTo(settingsRoutes.postSettings)
    expect(more).toEqual([])
    expect(sent).toMatchObject({
      tasks: { ...KNOWN.tasks, checkHomework: true },
      workDays: { ...KNOWN.workDays, monday: false },
      timeSlots: { monday: { startTime: '17:00', endTime: '19:00', enabled: true } },
    })
  })

  it('that were saved before are replaced', async () => {
    const { api, user } = open()
    api.on(settingsRoutes.postSettings, () => success(KNOWN))
    api.on(settingsRoutes.updateSettings, args => success(args))
    await press(user, text.save)
    await waitFor(() => expect(api.sentTo(settingsRoutes.updateSettings)).toEqual([KNOWN]))
  })

  it('are not saved while a slot ends before it begins: its day says so', async () => {
    open()
    await screen.findByLabelText(text.endLabel('Lundi'))
    setTime(text.endLabel('Lundi'), '16:00')
    expect(screen.getByText(text.slotOrder)).toBeTruthy()
    expect(screen.getByText(text.slotsToFix(['Lundi']))).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: text.save }).disabled).toBe(true)
  })

  it('stay as they were changed when they could not be saved, also for the next visit', async () => {
    const { api, user, unmount } = open()
    api.on(settingsRoutes.postSettings, args => ('tasks' in args ? noNetwork() : success(null)))
    await user.click(await screen.findByLabelText(text.workDay('Lundi')))
    await press(user, text.save)
    expect(await screen.findByText(text.saveFailure)).toBeTruthy()
    unmount()
    renderScreen(<SettingsScreen />, { as: PUPIL, at: '/settings' })
    expect((await screen.findByLabelText<HTMLInputElement>(text.workDay('Lundi'))).checked).toBe(false)
  })

  it('offer another try when they cannot be read', async () => {
    const { api, user } = open()
    api.on(settingsRoutes.postSettings, () => refusal('forbidden'))
    expect(await screen.findByText(text.loadFailure)).toBeTruthy()
    api.on(settingsRoutes.postSettings, () => success(null))
    await press(user, text.retry)
    expect(await screen.findByText(text.tasks)).toBeTruthy()
  })
})

describe('the parts of the settings', () => {
  const VIEWED = { uid: 'lina', displayName: 'Lina', grade: '4ème' as const }
  it.each([
    ['a pupil', { as: PUPIL }, [sections.work, sections.comfort, sections.connection]],
    ['a teacher', { as: TEACHER }, [sections.work, sections.comfort, sections.connection]],
    ['a parent', { as: PARENT }, [sections.comfort, sections.connection]],
    ['a parent who views a child', { as: PARENT, viewing: VIEWED }, [sections.work, sections.comfort]],
  ])('are those of %s', (_who, around, titles) => {
    renderScreen(<SettingsScreen />, { ...around, at: '/settings/confort' })
    const nav = within(screen.getByRole('navigation', { name: sections.settings }))
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(titles)
  })
})

describe('the comfort of reading', () => {
  it('changes the page at once, and goes back to what it was', async () => {
    onTestFinished(() => resetComfort())
    const { user } = renderScreen(<SettingsScreen />, { as: PUPIL, at: '/settings/confort' })
    await user.click(await screen.findByRole('radio', { name: new RegExp(comfort.fonts.legible) }))
    await user.click(await screen.findByRole('radio', { name: new RegExp(comfort.spacings.wider) }))
    await user.click(screen.getByLabelText(comfort.ruler, { exact: false }))
    expect($comfort.get()).toMatchObject({ font: 'legible', spacing: 'wider', ruler: true })
    expect(screen.getByText(comfort.rulerShown)).toBeTruthy()
    await press(user, comfort.reset)
    expect($comfort.get()).toMatchObject({ font: 'usual', spacing: 'usual', ruler: false })
    expect(screen.getByText(comfort.resetDone)).toBeTruthy()
  })
})

describe('the devices where one is signed in', () => {
  const here: SignInOnDevice = {
    id: 's1',
    browser: 'firefox',
    system: 'linux',
    since: '2026-10-01T08:00:00Z',
    lastSeen: '2026-10-05T08:00:00Z',
    current: true,
    shared: false,
  }
  const phone: SignInOnDevice = { ...here, id: 's2', browser: 'safari', system: 'ios', current: false, shared: true }
  const PHONE = devices.name('Safari', 'iPhone ou iPad')

  function open() {
    const api = fakeApi()
    api.on(signInsRoutes.listSignIns, () => success({ signIns: [here, phone] }))
    return { api, ...renderScreen(<SettingsScreen />, { as: PUPIL, at: '/settings/connexion' }) }
  }

  it('are named, and another one is signed out with one call for two presses', async () => {
    const { api } = open()
    api.on(signInsRoutes.endSignIn, () => ({ ok: true }))
    expect(await screen.findByText(PHONE)).toBeTruthy()
    expect(screen.getByText(devices.here)).toBeTruthy()
    expect(screen.getByText(devices.shared)).toBeTruthy()
    api.on(signInsRoutes.listSignIns, () => success({ signIns: [here] }))
    await pressTwice(devices.endFor(PHONE))
    await waitFor(() => expect(screen.queryByText(PHONE)).toBeNull())
    expect(api.sentTo(signInsRoutes.endSignIn)).toEqual([{ id: 's2' }])
  })

  it('stay in the list when that failed', async () => {
    const { api, user } = open()
    api.on(signInsRoutes.endSignIn, noNetwork)
    await press(user, devices.endFor(PHONE))
    expect(await screen.findByText(connection.failed)).toBeTruthy()
    expect(screen.getByText(PHONE)).toBeTruthy()
  })

  it('offer another try when they cannot be read', async () => {
    const { api, user } = open()
    api.on(signInsRoutes.listSignIns, () => refusal('forbidden'))
    expect(await screen.findByText(devices.failure)).toBeTruthy()
    api.on(signInsRoutes.listSignIns, () => success({ signIns: [here] }))
    await press(user, 'Réessayer')
    expect(await screen.findByText(devices.here)).toBeTruthy()
  })

  it('are all left at once, after a question', async () => {
    const { api, user } = open()
    api.on(signInsRoutes.endAllSignIns, () => ({ ok: true }))
    api.on(signInRoutes.signOut, () => ({ ok: true }))
    await press(user, devices.all)
    const dialog = within(await screen.findByRole('alertdialog', { name: devices.allSentence }))
    await user.click(dialog.getByRole('button', { name: devices.all }))
    await waitFor(() => expect($session.get()).toEqual({ status: 'signedOut', expired: false }))
  })
})

describe('the second factor', () => {
  const OFF = { since: null, codesLeft: 0, required: true }
  const ON = { since: '2026-10-01T08:00:00Z', codesLeft: 1, required: true }

  function open(state: typeof OFF | typeof ON) {
    const api = fakeApi()
    api.on(signInsRoutes.listSignIns, () => success({ signIns: [] }))
    api.on(secondFactorRoutes.readSecondFactor, () => success(state))
    return { api, ...renderScreen(<SettingsScreen />, { as: TEACHER, at: '/settings/connexion' }) }
  }

  it('is set up with the password, then a code, and shows the backup codes once', async () => {
    const { api, user } = open(OFF)
    api.on(secondFactorRoutes.beginSecondFactor, ({ password }) =>
      password === 'trois mots'
        ? success({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x' })
        : refusal('invalid_input', ['password']),
    )
    api.on(secondFactorRoutes.confirmSecondFactor, ({ code }) =>
      code === '123456' ? success({ backupCodes: ['aaaa-1111'] }) : refusal('invalid_input', ['code']),
    )
    expect(await screen.findByText(factor.required)).toBeTruthy()
    await press(user, factor.begin)
    expect(screen.getByText(factor.passwordMissing)).toBeTruthy()
    await fill(user, factor.password, 'faux')
    await press(user, factor.begin)
    expect(await screen.findByText(factor.passwordWrong)).toBeTruthy()
    await fill(user, factor.password, 'trois mots')
    await press(user, factor.begin)
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy()
    await fill(user, factor.code, '000000')
    await press(user, factor.confirm)
    expect(await screen.findByText(factor.codeWrong)).toBeTruthy()
    await fill(user, factor.code, '123 456')
    await press(user, factor.confirm)
    expect(await screen.findByText('aaaa-1111')).toBeTruthy()
    api.on(secondFactorRoutes.readSecondFactor, () => success(ON))
    await press(user, factor.noted)
    expect(await screen.findByText(factor.left(1))).toBeTruthy()
    expect(screen.queryByText('aaaa-1111')).toBeNull()
  })

  it('ends with the password and a code, and keeps what was typed when the code was wrong', async () => {
    const { api, user } = open(ON)
    api.on(secondFactorRoutes.endSecondFactor, () => refusal('invalid_input', ['code']))
    await press(user, factor.end)
    await press(user, factor.endConfirm)
    expect(screen.getByText(factor.codeMissing)).toBeTruthy()
    await fill(user, factor.password, 'trois mots')
    await fill(user, factor.codeOrBackup, '000000')
    await press(user, factor.endConfirm)
    expect(await screen.findByText(factor.codeWrong)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(factor.password).value).toBe('trois mots')
    api.on(secondFactorRoutes.endSecondFactor, () => ({ ok: true }))
    api.on(secondFactorRoutes.readSecondFactor, () => success(OFF))
    await press(user, factor.endConfirm)
    expect(await screen.findByText(factor.begin)).toBeTruthy()
  })

  it('offers another try when its state cannot be read', async () => {
    const { api, user } = open(OFF)
    api.on(secondFactorRoutes.readSecondFactor, () => refusal('forbidden'))
    expect(await screen.findByText(factor.failure)).toBeTruthy()
    api.on(secondFactorRoutes.readSecondFactor, () => success(ON))
    await press(user, 'Réessayer')
    expect(await screen.findByText(factor.left(1))).toBeTruthy()
  })
})
