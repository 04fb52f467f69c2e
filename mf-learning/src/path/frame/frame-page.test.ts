import { describe, expect, it } from 'vitest'
import { listFiles, wholePage } from './frame-page.ts'

const PAGE = `<!doctype html>
<html lang="fr">
  <head><meta charset="utf-8" />
  <script defer src="/frames/activity/activity.0a1b.js"></script><link href="/frames/activity/activity.2c3d.css" rel="stylesheet"></head>
  <body><div id="root"></div></body>
</html>`

describe('the page of a frame', () => {
  it('names its files', () => {
    expect(listFiles(PAGE)).toEqual(['activity.0a1b.js', 'activity.2c3d.css'])
  })

  it('has them in it, the script after what it draws into, under a policy that lets it fetch nothing', () => {
    const contents = new Map([
      ['activity.0a1b.js', 'run("$&")'],
      ['activity.2c3d.css', '.a{}'],
    ])
    const page = wholePage(PAGE, contents, 'n0')
    expect(page).toContain('<style nonce="n0">.a{}</style></head>')
    expect(page).toContain('<div id="root"></div><script nonce="n0">run("$&")</script></body>')
    const policy = /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page)?.[1]
    expect(policy).toContain("default-src 'none'; script-src 'nonce-n0'; style-src 'nonce-n0'")
    expect(policy).not.toContain("'self'")
    expect(page).not.toContain('src=')
  })

  it('does not end where its script speaks of scripts', () => {
    const contents = new Map([['activity.0a1b.js', 'a="<script></script><!--"']])
    expect(wholePage(PAGE, contents, 'n')).toContain('a="<script>\\x3c/script>\\x3c!--"</script></body>')
  })
})
