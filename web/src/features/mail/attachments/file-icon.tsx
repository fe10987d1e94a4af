import {
  AudioOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FileTextOutlined,
  FileWordOutlined,
  VideoCameraOutlined,
} from "@ant-design/icons";

/** A decorative icon for a media type. */
export function FileIcon({ type }: { readonly type: string }) {
  const [family] = type.split("/");
  if (family === "image") return <FileImageOutlined aria-hidden="true" />;
  if (family === "video") return <VideoCameraOutlined aria-hidden="true" />;
  if (family === "audio") return <AudioOutlined aria-hidden="true" />;
  if (family === "text") return <FileTextOutlined aria-hidden="true" />;
  if (type === "application/pdf") return <FilePdfOutlined aria-hidden="true" />;
  if (type.includes("word")) return <FileWordOutlined aria-hidden="true" />;
  return <FileOutlined aria-hidden="true" />;
}
