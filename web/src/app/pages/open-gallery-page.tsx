import { GalleryPage } from "#features/gallery/gallery-page.tsx";
import { AntdProvider } from "../antd-provider.tsx";

/** The gallery outside of the members' frame, which otherwise provides Ant Design. */
export function OpenGalleryPage() {
  return (
    <AntdProvider>
      <GalleryPage />
    </AntdProvider>
  );
}
