import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { imageSize, imageType, type ImageType } from "../answers/images";

interface LoggedImage {
  readonly sha256: string;
  readonly bytes: number;
  readonly type: ImageType;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** One request as the control plane shows it. Times are milliseconds since the epoch. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly receivedAtMs: number;
  /** The parsed body without its images. */
  body: unknown;
  images: readonly LoggedImage[];
  /** Number among the requests that make a model speak. */
  chatNumber: number | undefined;
  status: number | undefined;
  fault: string | undefined;
  promptTokens: number | undefined;
  wasCut: boolean;
  firstByteAtMs: number | undefined;
  closedAtMs: number | undefined;
  closedBy: "server" | "client" | undefined;
}

export interface LogStats {
  requests: number;
  chats: number;
  openChats: number;
  maxOpenChats: number;
  aborted: number;
  promptTokens: number;
  answerTokens: number;
  cutPrompts: number;
}

const NO_STATS: LogStats = {
  requests: 0,
  chats: 0,
  openChats: 0,
  maxOpenChats: 0,
  aborted: 0,
  promptTokens: 0,
  answerTokens: 0,
  cutPrompts: 0,
};

/** Remembers what came in and counts what happened with it. */
export class RequestLog {
  readonly entries: LoggedRequest[] = [];
  readonly stats: LogStats = { ...NO_STATS };

  open(method: string, path: string, headers: IncomingHttpHeaders): LoggedRequest {
    const entry: LoggedRequest = {
      method,
      path,
      headers,
      receivedAtMs: Date.now(),
      body: undefined,
      images: [],
      chatNumber: undefined,
      status: undefined,
      fault: undefined,
      promptTokens: undefined,
      wasCut: false,
      firstByteAtMs: undefined,
      closedAtMs: undefined,
      closedBy: undefined,
    };
    this.entries.push(entry);
    this.stats.requests += 1;
    return entry;
  }

  /** Counts a request that makes a model speak; its number is the place in the row. */
  openChat(entry: LoggedRequest): number {
    this.stats.chats += 1;
    this.stats.openChats += 1;
    this.stats.maxOpenChats = Math.max(this.stats.maxOpenChats, this.stats.openChats);
    entry.chatNumber = this.stats.chats;
    return this.stats.chats;
  }

  close(entry: LoggedRequest, closedBy: "server" | "client"): void {
    if (entry.closedBy) return;
    entry.closedBy = closedBy;
    entry.closedAtMs = Date.now();
    if (entry.chatNumber !== undefined) this.stats.openChats -= 1;
    if (closedBy === "client") this.stats.aborted += 1;
  }
}

/** What may be remembered of an image: its size, kind and fingerprint, never its bytes. */
export function describeImage(image: Buffer): LoggedImage {
  const size = imageSize(image);
  return {
    sha256: createHash("sha256").update(image).digest("hex"),
    bytes: image.length,
    type: imageType(image),
    width: size?.width,
    height: size?.height,
  };
}

/** The body with each image replaced by its length. */
export function withoutImages(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body ?? null, (key, value: unknown) =>
      key === "images" && Array.isArray(value) ? value.map(describeLength) : value,
    ),
  );
}

function describeLength(image: unknown): string {
  return typeof image === "string" ? `${image.length} characters of base64` : typeof image;
}
