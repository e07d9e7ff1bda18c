import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromium as installed } from '../../../scripts/chromium.mjs';
import { answerWith } from '../rpc.ts';

export interface Script {
  readonly url: string;
  /** Bytes after gzip. */
  readonly size: number;
}

const QUIET_MS = 60_000;

const api = {
  /** Every script that a browser without a cache loads until the page has come to rest. */
  async scripts(address: string): Promise<Script[]> {
    const browser = await chromium.launch({
      ...installed(),
      chromiumSandbox: false,
      args: ['--disable-gpu'],
    });
    try {
      const page = await browser.newPage();
      const loading: Promise<Script>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return;
        loading.push(response.body().then((body) => ({ url: response.url(), size: gzipSync(body).length })));
      });
      await page.goto(address, { waitUntil: 'networkidle', timeout: QUIET_MS });
      return await Promise.all(loading);
    } finally {
      await browser.close();
    }
  },
};
export type BrowserApi = typeof api;
answerWith(api);
