import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const START_MS = 60_000
const POLL_MS = 100

/** Debian's packages are those of Debian's Python. */
const PYTHON = '/usr/bin/python3'

/** Whether Debian's CAS server (python3-django-cas-server) is on this machine. */
export const hasDebianCas = () => spawnSync(PYTHON, ['-c', 'import cas_server, requests_futures']).status === 0

export interface CasUser {
  password: string
  attributes: Record<string, string | string[]>
}

interface CasOptions {
  /** By name. */
  users: Record<string, CasUser>
  /** The beginning of the services that it serves. */
  service: string
  /** Where it says that a session ended: the service itself cannot be reached from a test. */
  saysEndTo: string
}

/** The people are ours; what it asks, remembers, signs and says is the server's own. */
const AUTH = `
import json, os
from cas_server.auth import AuthUser
USERS = json.loads(os.environ['CAS_USERS'])
class People(AuthUser):
    def test_password(self, password):
        return self.username in USERS and USERS[self.username]['password'] == password
    def attributs(self):
        return USERS.get(self.username, {}).get('attributes', {})
`
const SETTINGS = `
import os
SECRET_KEY = 'of the tests'
ALLOWED_HOSTS = ['127.0.0.1']
ROOT_URLCONF = 'addresses'
INSTALLED_APPS = ['django.contrib.auth', 'django.contrib.contenttypes', 'django.contrib.sessions',
  'django.contrib.messages', 'django.contrib.staticfiles', 'cas_server']
MIDDLEWARE = ['django.contrib.sessions.middleware.SessionMiddleware', 'django.middleware.common.CommonMiddleware',
  'django.middleware.csrf.CsrfViewMiddleware', 'django.contrib.auth.middleware.AuthenticationMiddleware',
  'django.contrib.messages.middleware.MessageMiddleware']
TEMPLATES = [{'BACKEND': 'django.template.backends.django.DjangoTemplates', 'APP_DIRS': True, 'OPTIONS': {
  'context_processors': ['django.template.context_processors.request', 'django.contrib.auth.context_processors.auth',
    'django.contrib.messages.context_processors.messages']}}]
DATABASES = {'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': os.environ['CAS_DATABASE'],
  'OPTIONS': {'timeout': 20}}}
DEFAULT_AUTO_FIELD = 'django.db.models.AutoField'
USE_TZ = True
STATIC_URL = '/static/'
CAS_AUTH_CLASS = 'people.People'
CAS_NEW_VERSION_HTML_WARNING = False
CAS_NEW_VERSION_EMAIL_WARNING = False
`
const ADDRESSES = `
from django.urls import include, path
urlpatterns = [path('cas/', include('cas_server.urls', namespace='cas_server'))]
`
const SERVE = `
import os, re, django
django.setup()
from django.core.management import call_command
call_command('migrate', verbosity=0)
from cas_server.models import ReplaceAttributName, ServicePattern
service = ServicePattern.objects.create(pos=0, name='Ariane', pattern='^' + re.escape(os.environ['CAS_SERVICE']),
  single_log_out=True, single_log_out_callback=os.environ['CAS_SAYS_END_TO'])
ReplaceAttributName.objects.create(name='*', service_pattern=service)
call_command('runserver', '127.0.0.1:' + os.environ['CAS_PORT'], use_reloader=False)
`
const FILES = { 'people.py': AUTH, 'settings.py': SETTINGS, 'addresses.py': ADDRESSES, 'serve.py': SERVE }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function waitUntilUp(child: ChildProcess, address: string, said: () => string): Promise<void> {
  const end = Date.now() + START_MS
  while (!(await fetch(`${address}/login`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`the CAS server does not answer: ${said()}`)
    await pause(POLL_MS)
  }
}

/** Debian's CAS server on a database of its own (SQLite), which others wrote. */
export async function debianCas({ users, service, saysEndTo }: CasOptions) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ariane-cas-'))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text)
  const port = await freePort()
  const child = spawn(PYTHON, ['serve.py'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      DJANGO_SETTINGS_MODULE: 'settings',
      PYTHONDONTWRITEBYTECODE: '1',
      CAS_DATABASE: path.join(folder, 'cas.sqlite'),
      CAS_PORT: String(port),
      CAS_SAYS_END_TO: saysEndTo,
      CAS_SERVICE: service,
      CAS_USERS: JSON.stringify(users),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const address = `http://127.0.0.1:${port}/cas`
  const close = async () => {
    if (child.exitCode === null) {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilUp(child, address, () => said)
  } catch (error) {
    await close()
    throw error
  }
  return { address, close }
}

const unescapeHtml = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** What the form of a page sends without somebody's words. */
function hiddenFields(page: string): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [input] of page.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1]
    if (name) fields.append(name, unescapeHtml(/value="([^"]*)"/.exec(input)?.[1] ?? ''))
  }
  return fields
}

/** A browser at the CAS server: keeps its cookies, types the password where it is asked, until the address is another's. */
export function casBrowser(cas: string, username: string, password: string) {
  const cookies = new Map<string, string>()
  const typed: string[] = []
  async function ask(url: string, body?: URLSearchParams) {
    const cookie = [...cookies].map(pair => pair.join('=')).join('; ')
    const headers = { cookie, ...(body && { referer: url }) }
    const answer = await fetch(url, { redirect: 'manual', headers, ...(body && { method: 'POST', body }) })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || value === '""') cookies.delete(name)
      else cookies.set(name, value)
    }
    return { next: answer.headers.get('location'), page: await answer.text() }
  }
  return {
    /** The addresses at which the password was asked for. */
    typed,
    async follow(start: string): Promise<string> {
      let url = start
      for (let hops = 0; url.startsWith(cas) && hops < 10; hops += 1) {
        let answer = await ask(url)
        if (answer.next === null && answer.page.includes('name="password"')) {
          typed.push(url)
          const fields = hiddenFields(answer.page)
          fields.set('username', username)
          fields.set('password', password)
          answer = await ask(url, fields)
        }
        if (answer.next === null) return url
        url = new URL(answer.next, url).href
      }
      return url
    },
  }
}
